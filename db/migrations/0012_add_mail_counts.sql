CREATE TABLE "mail_counts" (
	"recipient" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone[] NOT NULL,
	"allowed" integer NOT NULL
);
