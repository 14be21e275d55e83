ALTER TABLE "company_facts" ALTER COLUMN "set_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_facts" ALTER COLUMN "set_by" SET DATA TYPE uuid USING nullif("set_by", 'command')::uuid;
