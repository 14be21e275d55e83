ALTER TABLE "subscribers"
  ADD COLUMN "list" text GENERATED ALWAYS AS (case source when 'newsletter' then 'newsletter' else 'notify' end) STORED NOT NULL,
  ADD COLUMN "feature" text GENERATED ALWAYS AS (case when strpos(source, ':') > 0 then substr(source, strpos(source, ':') + 1) end) STORED;--> statement-breakpoint
ALTER TABLE "waitlist_entries"
  ADD COLUMN "list" text GENERATED ALWAYS AS ('waitlist') STORED NOT NULL,
  ADD COLUMN "feature" text GENERATED ALWAYS AS (case when strpos(source, ':') > 0 then substr(source, strpos(source, ':') + 1) end) STORED;
