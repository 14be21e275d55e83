CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_name_length" CHECK (char_length("contact_messages"."name") between 1 and 100),
	CONSTRAINT "contact_messages_email_length" CHECK (char_length("contact_messages"."email") between 3 and 254),
	CONSTRAINT "contact_messages_company_length" CHECK (char_length("contact_messages"."company") between 1 and 120),
	CONSTRAINT "contact_messages_topic_length" CHECK (char_length("contact_messages"."topic") between 1 and 40),
	CONSTRAINT "contact_messages_message_length" CHECK (char_length("contact_messages"."message") between 1 and 3000)
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entries_email_length" CHECK (char_length("waitlist_entries"."email") between 3 and 254),
	CONSTRAINT "waitlist_entries_company_length" CHECK (char_length("waitlist_entries"."company") between 1 and 120),
	CONSTRAINT "waitlist_entries_source_length" CHECK (char_length("waitlist_entries"."source") between 1 and 200)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_email_source_key" ON "waitlist_entries" USING btree (lower("email"),"source");