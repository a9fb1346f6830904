CREATE TABLE "commission_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"period_id" text NOT NULL,
	"child_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_periods" (
	"id" text PRIMARY KEY NOT NULL,
	"cycle" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_plans" (
	"parent_id" text NOT NULL,
	"child_id" text NOT NULL,
	"version" integer NOT NULL,
	"valid_from" date NOT NULL,
	"lines" jsonb NOT NULL,
	"forgiven" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_plans_parent_id_child_id_version_pk" PRIMARY KEY("parent_id","child_id","version")
);
--> statement-breakpoint
CREATE TABLE "commission_players" (
	"parent_id" text NOT NULL,
	"player_id" text NOT NULL,
	"child_id" text NOT NULL,
	"line" text NOT NULL,
	"period_id" text NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_players_parent_id_player_id_pk" PRIMARY KEY("parent_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "commission_statements" (
	"period_id" text NOT NULL,
	"child_id" text NOT NULL,
	"currency" text NOT NULL,
	"parent_id" text NOT NULL,
	"cycle" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"plan_version" integer NOT NULL,
	"total" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"hash" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_statements_period_id_child_id_currency_pk" PRIMARY KEY("period_id","child_id","currency")
);
--> statement-breakpoint
ALTER TABLE "commission_payments" ADD CONSTRAINT "commission_payments_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payments" ADD CONSTRAINT "commission_payments_statement" FOREIGN KEY ("period_id","child_id","currency") REFERENCES "commission_statements"("period_id","child_id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_plans" ADD CONSTRAINT "commission_plans_parent_id_agency_nodes_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_plans" ADD CONSTRAINT "commission_plans_child_id_agency_nodes_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_plans" ADD CONSTRAINT "commission_plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_players" ADD CONSTRAINT "commission_players_parent_id_agency_nodes_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_players" ADD CONSTRAINT "commission_players_player_id_agency_nodes_user_id_fk" FOREIGN KEY ("player_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_players" ADD CONSTRAINT "commission_players_child_id_agency_nodes_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_statements" ADD CONSTRAINT "commission_statements_child_id_agency_nodes_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_statements" ADD CONSTRAINT "commission_statements_parent_id_agency_nodes_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_payments_statement" ON "commission_payments" USING btree ("period_id","child_id","currency");--> statement-breakpoint
CREATE INDEX "commission_periods_cycle" ON "commission_periods" USING btree ("cycle","first_day");--> statement-breakpoint
CREATE INDEX "commission_statements_edge" ON "commission_statements" USING btree ("parent_id","child_id","currency","cycle","first_day");--> statement-breakpoint
CREATE TRIGGER "commission_plans_append_only" BEFORE UPDATE OR DELETE ON "commission_plans" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "commission_periods_append_only" BEFORE UPDATE OR DELETE ON "commission_periods" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "commission_statements_append_only" BEFORE UPDATE OR DELETE ON "commission_statements" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "commission_payments_append_only" BEFORE UPDATE OR DELETE ON "commission_payments" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "commission_players_append_only" BEFORE UPDATE OR DELETE ON "commission_players" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();
