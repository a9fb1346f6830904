CREATE TABLE "agency_exports" (
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"id" text NOT NULL,
	"session" text NOT NULL,
	"client_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"last_id" text,
	"fetched" boolean DEFAULT false NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_exports_user_id_place_pk" PRIMARY KEY("user_id","place"),
	CONSTRAINT "agency_exports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "agency_exports" ADD CONSTRAINT "agency_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;