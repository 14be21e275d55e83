CREATE TABLE "erasures" (
	"salt" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasures_erased_at" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
ALTER TABLE "consent_changes" DROP CONSTRAINT "consent_changes_change";--> statement-breakpoint
ALTER TABLE "consent_changes" DROP CONSTRAINT "consent_changes_how";--> statement-breakpoint
ALTER TABLE "consent_changes" DROP CONSTRAINT "consent_changes_subscriber_id_subscribers_id_fk";--> statement-breakpoint
DROP INDEX "consent_changes_subscriber";--> statement-breakpoint
ALTER TABLE "consent_changes" RENAME COLUMN "subscriber_id" TO "about_id";--> statement-breakpoint
ALTER TABLE "consent_changes" RENAME COLUMN "consent_text" TO "sentence";--> statement-breakpoint
ALTER TABLE "consent_changes" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "consent_changes" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_about_id_created_at_pk" PRIMARY KEY("about_id","created_at");--> statement-breakpoint
UPDATE "consent_changes" SET "how" = 'link' WHERE "how" = 'page';--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_sentence_length" CHECK (char_length("consent_changes"."sentence") <= 1000);--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_page_length" CHECK (char_length("consent_changes"."page") <= 200);--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_change" CHECK ("consent_changes"."change" in ('signed up', 'confirmed', 'unsubscribed'));--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_how" CHECK ("consent_changes"."how" in ('form', 'api', 'link', 'preferences', 'one-click'));--> statement-breakpoint
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
