CREATE TABLE "retention_reports" (
	"term" text PRIMARY KEY NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "subscribers_unsubscribed_at" ON "subscribers" USING btree ("unsubscribed_at") WHERE "subscribers"."unsubscribed_at" is not null;--> statement-breakpoint
CREATE INDEX "identities_user_id" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_email" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "audit_events_created_at" ON "audit_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "challenges_factor_id" ON "challenges" USING btree ("factor_id");