CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_created_at" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_created_at" ON "waitlist_entries" USING btree ("created_at","id");