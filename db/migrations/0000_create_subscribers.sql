CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"consent_text" text,
	"privacy_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_email_length" CHECK (char_length("subscribers"."email") between 3 and 254),
	CONSTRAINT "subscribers_email_trimmed" CHECK ("subscribers"."email" = btrim("subscribers"."email")),
	CONSTRAINT "subscribers_source_length" CHECK (char_length("subscribers"."source") between 1 and 200),
	CONSTRAINT "subscribers_consent_text_length" CHECK (char_length("subscribers"."consent_text") <= 1000),
	CONSTRAINT "subscribers_privacy_version_length" CHECK (char_length("subscribers"."privacy_version") <= 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_source_key" ON "subscribers" USING btree (lower("email"),"source");