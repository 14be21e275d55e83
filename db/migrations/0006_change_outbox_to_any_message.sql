ALTER TABLE "outbox" RENAME COLUMN "subscriber_id" TO "about_id";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_subscriber_id_subscribers_id_fk";
--> statement-breakpoint
DROP INDEX "outbox_subscriber";--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "data" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "kind" = 'confirm', "recipient" = "subscribers"."email", "data" = jsonb_build_object('source', "subscribers"."source") FROM "subscribers" WHERE "subscribers"."id" = "outbox"."about_id";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "recipient" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree ("about_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"),"created_at") WHERE "outbox"."kind" <> 'confirm';