-- The same in every database: lower() of a Turkish one makes an I without a dot. Only ASCII is left in addresses.
CREATE FUNCTION "fold_address"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT lower($1 COLLATE "C") COLLATE "default" $$;--> statement-breakpoint
DROP INDEX "profiles_email";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "broadcast_recipients_address";--> statement-breakpoint
DROP INDEX "subscribers_email_source_key";--> statement-breakpoint
DROP INDEX "waitlist_entries_email_source_key";--> statement-breakpoint
DROP INDEX "held_submissions_email";--> statement-breakpoint
DROP INDEX "outbox_recipient";--> statement-breakpoint
CREATE INDEX "profiles_email" ON "profiles" USING btree (fold_address("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (fold_address("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_recipients_address" ON "broadcast_recipients" USING btree (fold_address("address"),"broadcast_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_source_key" ON "subscribers" USING btree (fold_address("email"),"source");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_email_source_key" ON "waitlist_entries" USING btree (fold_address("email"),"source");--> statement-breakpoint
CREATE INDEX "held_submissions_email" ON "held_submissions" USING btree (fold_address("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_recipient" ON "outbox" USING btree (fold_address("recipient"),(case when "kind" = 'contact' then date_bin(interval '10 minutes', "created_at", timestamptz '2000-01-01 00:00:00Z') end),"kind") WHERE "outbox"."kind" <> 'confirm';