CREATE TABLE "agency_joins" (
	"user_id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"note" text NOT NULL,
	"active" boolean NOT NULL,
	"valid_until" timestamp with time zone,
	"max_uses" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_upper_case" CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$')
);
--> statement-breakpoint
ALTER TABLE "agency_joins" ADD CONSTRAINT "agency_joins_user_id_agency_nodes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_joins" ADD CONSTRAINT "agency_joins_agent_id_agency_nodes_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_joins" ADD CONSTRAINT "agency_joins_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_agent_id_agency_nodes_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_joins_code" ON "agency_joins" USING btree ("code","user_id");--> statement-breakpoint
CREATE INDEX "promo_codes_agent" ON "promo_codes" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE TRIGGER "agency_joins_append_only" BEFORE UPDATE OR DELETE ON "agency_joins" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();
