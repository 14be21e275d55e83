-- Without the text parser, whose idea of a word depends on the database's locale. "=" parts what is matched whole from words.
-- In PL/pgSQL, which is not inlined, so that the planner counts its cost and searches the index.
CREATE FUNCTION "search_words"("words" text, "feature" text, "campaign" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000
	AS $$ BEGIN RETURN array_to_tsvector(
		array_remove(regexp_split_to_array(lower(left($1, 600)), '[] @.,;:!?''"`()[{}<>|/\\&%$#*+=~^_’‘“”…–—\t\n\r-]+'), '')
		|| array_remove(ARRAY['feature=' || lower(left($2, 200)), 'campaign=' || left($3, 200)], NULL)
	); END $$;--> statement-breakpoint
ALTER TABLE "console_audit" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "console_audit_about" ON "console_audit" USING btree ("about") WHERE "console_audit"."about" is not null;--> statement-breakpoint
CREATE INDEX "subscribers_words" ON "subscribers" USING gin (search_words(coalesce("email", ''), "feature", "origin" ->> 'utm_campaign'));--> statement-breakpoint
CREATE INDEX "waitlist_entries_words" ON "waitlist_entries" USING gin (search_words(coalesce("email", '') || ' ' || coalesce("company", ''), "feature", "origin" ->> 'utm_campaign'));--> statement-breakpoint
CREATE INDEX "held_submissions_words" ON "held_submissions" USING gin (search_words(coalesce("email", '') || ' ' || coalesce(("row" ->> 'name'), '') || ' ' || coalesce(("row" ->> 'company'), ''), substring("row" ->> 'source' from ':(.*)$'), ("row" -> 'origin') ->> 'utm_campaign'));--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (fold_address("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin (search_words(coalesce("email", '') || ' ' || coalesce("name", '') || ' ' || coalesce("company", ''), null, "origin" ->> 'utm_campaign'));