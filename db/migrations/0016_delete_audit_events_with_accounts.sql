-- Of accounts that were deleted by hand.
DELETE FROM "audit_events" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "audit_events"."user_id");--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;