CREATE TABLE "held_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"row" jsonb NOT NULL,
	"score" integer NOT NULL,
	"signals" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_submissions_kind" CHECK ("held_submissions"."kind" in ('subscriber', 'waitlistEntry', 'contactMessage')),
	CONSTRAINT "held_submissions_email_length" CHECK (char_length("held_submissions"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE INDEX "held_submissions_email" ON "held_submissions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "held_submissions_created_at" ON "held_submissions" USING btree ("created_at");