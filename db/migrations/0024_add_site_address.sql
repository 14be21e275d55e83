CREATE TABLE "site_address" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "site_address_only" CHECK ("site_address"."is_only")
);
