CREATE TABLE "operator_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"call" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL,
	"reason" text,
	"result" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_operator_users_id_fk" FOREIGN KEY ("operator") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_time" ON "operator_acts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "operator_acts_operator" ON "operator_acts" USING btree ("operator","at");--> statement-breakpoint
CREATE INDEX "operator_acts_subject" ON "operator_acts" USING btree ("subject","at");--> statement-breakpoint
CREATE TRIGGER "operator_acts_append_only" BEFORE UPDATE OR DELETE ON "operator_acts" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "operator_acts_no_truncate" BEFORE TRUNCATE ON "operator_acts" FOR EACH STATEMENT EXECUTE FUNCTION "agency_append_only"();
