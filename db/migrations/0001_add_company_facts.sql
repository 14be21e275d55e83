CREATE TABLE "company_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"value" jsonb,
	"set_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"set_by" text NOT NULL,
	CONSTRAINT "company_facts_length" CHECK (pg_column_size("company_facts"."value") <= 65536)
);
--> statement-breakpoint
ALTER TABLE "site_address" ADD COLUMN "backed_up_at" timestamp with time zone;