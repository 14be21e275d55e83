CREATE TABLE "broadcast_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"address" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "broadcast_recipients_state" CHECK ("broadcast_recipients"."state" in ('waiting', 'sent', 'failed', 'unsubscribed', 'undeliverable', 'erased', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"preview" text NOT NULL,
	"body" text NOT NULL,
	"feature" text,
	"action_label" text,
	"action_href" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"starts_at" timestamp with time zone,
	"sender_name" text,
	"postal_address" text,
	CONSTRAINT "broadcasts_kind" CHECK ("broadcasts"."kind" in ('announcement', 'issue', 'invitation')),
	CONSTRAINT "broadcasts_state" CHECK ("broadcasts"."state" in ('draft', 'sending', 'paused', 'stopped')),
	CONSTRAINT "broadcasts_sender" CHECK ("broadcasts"."state" = 'draft' or ("broadcasts"."starts_at" is not null and "broadcasts"."sender_name" is not null and "broadcasts"."postal_address" is not null))
);
--> statement-breakpoint
CREATE TABLE "feature_titles" (
	"title" text PRIMARY KEY NOT NULL,
	"feature_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "features" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"path" text NOT NULL,
	"announcement_id" uuid
);
--> statement-breakpoint
ALTER TABLE "consent_changes" DROP CONSTRAINT "consent_changes_how";--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_titles" ADD CONSTRAINT "feature_titles_feature_key_features_key_fk" FOREIGN KEY ("feature_key") REFERENCES "public"."features"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_announcement_id_broadcasts_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_recipients_address" ON "broadcast_recipients" USING btree (lower("address"),"broadcast_id");--> statement-breakpoint
CREATE INDEX "broadcast_recipients_due" ON "broadcast_recipients" USING btree ("broadcast_id","due_at") WHERE "broadcast_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "broadcast_recipients_taken" ON "broadcast_recipients" USING btree ("taken_at") WHERE "broadcast_recipients"."taken_at" is not null;--> statement-breakpoint
CREATE INDEX "broadcast_recipients_settled" ON "broadcast_recipients" USING btree ("settled_at") WHERE "broadcast_recipients"."address" is not null;--> statement-breakpoint
CREATE INDEX "broadcast_recipients_state" ON "broadcast_recipients" USING btree ("broadcast_id","state");--> statement-breakpoint
CREATE INDEX "subscribers_feature" ON "subscribers" USING btree (lower("feature")) WHERE "subscribers"."list" = 'notify' and "subscribers"."confirmed_at" is not null and "subscribers"."unsubscribed_at" is null;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_how" CHECK ("consent_changes"."how" in ('form', 'api', 'link', 'preferences', 'one-click', 'announcement'));