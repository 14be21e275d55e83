-- Of two that were queued in the same pause the first stays.
DELETE FROM "outbox" later USING "outbox" earlier
WHERE (earlier."created_at", earlier."id") < (later."created_at", later."id")
	AND date_bin(interval '10 minutes', earlier."created_at", timestamptz '2000-01-01 00:00:00Z')
		= date_bin(interval '10 minutes', later."created_at", timestamptz '2000-01-01 00:00:00Z')
	AND earlier."kind" = later."kind"
	AND ((later."kind" = 'confirm' AND earlier."about_id" = later."about_id")
		OR (later."kind" = 'contact' AND lower(earlier."recipient") = lower(later."recipient")));--> statement-breakpoint
DROP INDEX "outbox_about";--> statement-breakpoint
DROP INDEX "outbox_recipient";--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_about" ON "outbox" USING btree ("about_id",(case when "kind" = 'confirm' then date_bin(interval '10 minutes', "created_at", timestamptz '2000-01-01 00:00:00Z') end));--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"),(case when "kind" = 'contact' then date_bin(interval '10 minutes', "created_at", timestamptz '2000-01-01 00:00:00Z') end)) WHERE "outbox"."kind" <> 'confirm';