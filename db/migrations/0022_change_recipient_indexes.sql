DROP INDEX "broadcast_recipients_state";--> statement-breakpoint
DROP INDEX "broadcast_recipients_due";--> statement-breakpoint
DROP INDEX "broadcast_recipients_settled";--> statement-breakpoint
CREATE INDEX "broadcast_recipients_due" ON "broadcast_recipients" USING btree ("broadcast_id","state","due_at");--> statement-breakpoint
CREATE INDEX "broadcast_recipients_settled" ON "broadcast_recipients" USING btree ("settled_at") WHERE "broadcast_recipients"."settled_at" is not null and "broadcast_recipients"."address" is not null;