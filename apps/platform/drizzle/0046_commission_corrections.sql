CREATE TABLE "commission_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"period_id" text NOT NULL,
	"child_id" text NOT NULL,
	"currency" text NOT NULL,
	"parent_id" text NOT NULL,
	"counted_in" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_corrections_not_zero" CHECK (amount <> 0)
);
--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD CONSTRAINT "commission_corrections_child_id_agency_nodes_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD CONSTRAINT "commission_corrections_parent_id_agency_nodes_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD CONSTRAINT "commission_corrections_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD CONSTRAINT "commission_corrections_statement" FOREIGN KEY ("period_id","child_id","currency") REFERENCES "commission_statements"("period_id","child_id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_corrections_counted" ON "commission_corrections" USING btree ("counted_in","child_id");--> statement-breakpoint
CREATE INDEX "commission_corrections_statement" ON "commission_corrections" USING btree ("child_id","currency","period_id");--> statement-breakpoint
CREATE TRIGGER "commission_corrections_append_only" BEFORE UPDATE OR DELETE ON "commission_corrections" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();
