CREATE TABLE "agency_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"node_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"day" date,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "agency_past_paths" (
	"ancestor" text NOT NULL,
	"descendant" text NOT NULL,
	"depth" integer NOT NULL,
	"is_agent" boolean NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "agency_past_paths_ancestor_descendant_until_pk" PRIMARY KEY("ancestor","descendant","until")
);
--> statement-breakpoint
ALTER TABLE "agency_nodes" ADD COLUMN "since" date DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_paths" ADD COLUMN "since" date DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agency_moves" ADD CONSTRAINT "agency_moves_user_id_agency_nodes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_moves" ADD CONSTRAINT "agency_moves_from_id_agency_nodes_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_moves" ADD CONSTRAINT "agency_moves_to_id_agency_nodes_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_moves" ADD CONSTRAINT "agency_moves_node_id_agency_nodes_user_id_fk" FOREIGN KEY ("node_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_moves" ADD CONSTRAINT "agency_moves_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_moves_user" ON "agency_moves" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_moves_waiting" ON "agency_moves" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "agency_past_paths_up" ON "agency_past_paths" USING btree ("descendant","ancestor");--> statement-breakpoint
CREATE TRIGGER "agency_past_paths_append_only" BEFORE UPDATE OR DELETE ON "agency_past_paths" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "agency_moves_no_delete" BEFORE DELETE ON "agency_moves" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "agency_moves_ended_once" BEFORE UPDATE ON "agency_moves" FOR EACH ROW WHEN (OLD.state <> 'waiting') EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE FUNCTION "users_closed_for_ever"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The account of the user % is closed, and is never opened again.', OLD.id;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_closed_for_ever" BEFORE UPDATE OF "closed_at" ON "users" FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) EXECUTE FUNCTION "users_closed_for_ever"();
