CREATE TABLE "known_networks" (
	"user_id" uuid NOT NULL,
	"network_key" text NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_networks_user_id_network_key_pk" PRIMARY KEY("user_id","network_key")
);
--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_networks_last_sign_in_at" ON "known_networks" USING btree ("last_sign_in_at");