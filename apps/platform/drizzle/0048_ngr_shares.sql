CREATE TABLE "ngr_shares" (
	"version" integer PRIMARY KEY NOT NULL,
	"valid_from" date NOT NULL,
	"shares" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ngr_shares" ADD CONSTRAINT "ngr_shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "ngr_shares_append_only" BEFORE UPDATE OR DELETE ON "ngr_shares" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();
