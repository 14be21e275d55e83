ALTER TABLE "subscribers" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "origin" jsonb;