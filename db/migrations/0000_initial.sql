-- The same in every database: lower() of a Turkish one makes an I without a dot. Only ASCII is left in addresses.
CREATE FUNCTION "fold_address"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT lower($1 COLLATE "C") COLLATE "default" $$;--> statement-breakpoint
CREATE TABLE "known_networks" (
	"user_id" uuid NOT NULL,
	"network_key" text NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_networks_user_id_network_key_pk" PRIMARY KEY("user_id","network_key")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('user', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"methods" jsonb NOT NULL,
	"refresh_number" integer DEFAULT 1 NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"new_email" text,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address_key" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"link_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_challenge" text,
	"password_hash" text,
	"user_metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "consent_changes" (
	"about_id" uuid NOT NULL,
	"change" text NOT NULL,
	"how" text NOT NULL,
	"sentence" text,
	"page" text,
	"privacy_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_changes_about_id_created_at_pk" PRIMARY KEY("about_id","created_at"),
	CONSTRAINT "consent_changes_change" CHECK ("consent_changes"."change" in ('signed up', 'confirmed', 'unsubscribed')),
	CONSTRAINT "consent_changes_how" CHECK ("consent_changes"."how" in ('form', 'api', 'link', 'preferences', 'one-click', 'announcement')),
	CONSTRAINT "consent_changes_sentence_length" CHECK (char_length("consent_changes"."sentence") <= 1000),
	CONSTRAINT "consent_changes_page_length" CHECK (char_length("consent_changes"."page") <= 200)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"salt" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"list" text GENERATED ALWAYS AS (case source when 'newsletter' then 'newsletter' else 'notify' end) STORED NOT NULL,
	"feature" text GENERATED ALWAYS AS (case when strpos(source, ':') > 0 then substr(source, strpos(source, ':') + 1) end) STORED,
	"consent_text" text,
	"privacy_version" text,
	"origin" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "subscribers_email_length" CHECK (char_length("subscribers"."email") between 3 and 254),
	CONSTRAINT "subscribers_email_trimmed" CHECK ("subscribers"."email" = btrim("subscribers"."email")),
	CONSTRAINT "subscribers_source_length" CHECK (char_length("subscribers"."source") between 1 and 200),
	CONSTRAINT "subscribers_consent_text_length" CHECK (char_length("subscribers"."consent_text") <= 1000),
	CONSTRAINT "subscribers_privacy_version_length" CHECK (char_length("subscribers"."privacy_version") <= 100)
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"source" text NOT NULL,
	"list" text GENERATED ALWAYS AS ('waitlist') STORED NOT NULL,
	"feature" text GENERATED ALWAYS AS (case when strpos(source, ':') > 0 then substr(source, strpos(source, ':') + 1) end) STORED,
	"origin" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	CONSTRAINT "waitlist_entries_email_length" CHECK (char_length("waitlist_entries"."email") between 3 and 254),
	CONSTRAINT "waitlist_entries_company_length" CHECK (char_length("waitlist_entries"."company") between 1 and 120),
	CONSTRAINT "waitlist_entries_source_length" CHECK (char_length("waitlist_entries"."source") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "held_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"row" jsonb NOT NULL,
	"score" integer NOT NULL,
	"signals" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_submissions_email_length" CHECK (char_length("held_submissions"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "mail_counts" (
	"recipient" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone[] NOT NULL,
	"allowed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"about_id" uuid NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"origin" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_name_length" CHECK (char_length("contact_messages"."name") between 1 and 100),
	CONSTRAINT "contact_messages_email_length" CHECK (char_length("contact_messages"."email") between 3 and 254),
	CONSTRAINT "contact_messages_company_length" CHECK (char_length("contact_messages"."company") between 1 and 120),
	CONSTRAINT "contact_messages_topic_length" CHECK (char_length("contact_messages"."topic") between 1 and 40),
	CONSTRAINT "contact_messages_message_length" CHECK (char_length("contact_messages"."message") between 1 and 3000)
);
--> statement-breakpoint
CREATE TABLE "site_address" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "site_address_only" CHECK ("site_address"."is_only")
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_titles" ADD CONSTRAINT "feature_titles_feature_key_features_key_fk" FOREIGN KEY ("feature_key") REFERENCES "public"."features"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_announcement_id_broadcasts_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_last_sign_in_at" ON "known_networks" USING btree ("last_sign_in_at");--> statement-breakpoint
CREATE INDEX "profiles_email" ON "profiles" USING btree (fold_address("email"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (fold_address("email"));--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "audit_events_user_id" ON "audit_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_events_created_at" ON "audit_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_user_id" ON "auth_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_factor_id" ON "challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factors_user_id" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_link_key" ON "one_time_tokens" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_recipients_address" ON "broadcast_recipients" USING btree (fold_address("address"),"broadcast_id");--> statement-breakpoint
CREATE INDEX "broadcast_recipients_due" ON "broadcast_recipients" USING btree ("broadcast_id","state","due_at");--> statement-breakpoint
CREATE INDEX "broadcast_recipients_taken" ON "broadcast_recipients" USING btree ("taken_at") WHERE "broadcast_recipients"."taken_at" is not null;--> statement-breakpoint
CREATE INDEX "broadcast_recipients_settled" ON "broadcast_recipients" USING btree ("settled_at") WHERE "broadcast_recipients"."settled_at" is not null and "broadcast_recipients"."address" is not null;--> statement-breakpoint
CREATE INDEX "erasures_erased_at" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_source_key" ON "subscribers" USING btree (fold_address("email"),"source");--> statement-breakpoint
CREATE INDEX "subscribers_created_at" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_unsubscribed_at" ON "subscribers" USING btree ("unsubscribed_at") WHERE "subscribers"."unsubscribed_at" is not null;--> statement-breakpoint
CREATE INDEX "subscribers_feature" ON "subscribers" USING btree (lower("feature")) WHERE "subscribers"."list" = 'notify' and "subscribers"."confirmed_at" is not null and "subscribers"."unsubscribed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_email_source_key" ON "waitlist_entries" USING btree (fold_address("email"),"source");--> statement-breakpoint
CREATE INDEX "waitlist_entries_created_at" ON "waitlist_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "held_submissions_email" ON "held_submissions" USING btree (fold_address("email"));--> statement-breakpoint
CREATE INDEX "held_submissions_created_at" ON "held_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE "outbox"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_about" ON "outbox" USING btree ("about_id",(case when "kind" = 'confirm' then date_bin(interval '10 minutes', "created_at", timestamptz '2000-01-01 00:00:00Z') end));--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_recipient" ON "outbox" USING btree (fold_address("recipient"),(case when "kind" = 'contact' then date_bin(interval '10 minutes', "created_at", timestamptz '2000-01-01 00:00:00Z') end),"kind") WHERE "outbox"."kind" <> 'confirm';--> statement-breakpoint
CREATE INDEX "undeliverable_marked_at" ON "undeliverable_addresses" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		AND NOT EXISTS (SELECT FROM "subscribers" WHERE "id" = OLD."about_id")
		AND NOT EXISTS (SELECT FROM "waitlist_entries" WHERE "id" = OLD."about_id")
	THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'lines of the ledger are only added, and go with the entry they are about'
		USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "consent_changes_only_added" BEFORE UPDATE OR DELETE ON "consent_changes"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
