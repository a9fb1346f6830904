CREATE TABLE "agency_staff" (
	"user_id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"employer_id" text NOT NULL,
	"first_name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"caps" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_staff_days" (
	"staff_id" text NOT NULL,
	"day" date NOT NULL,
	"currency_id" integer NOT NULL,
	"moved" bigint NOT NULL,
	CONSTRAINT "agency_staff_days_staff_id_day_currency_id_pk" PRIMARY KEY("staff_id","day","currency_id")
);
--> statement-breakpoint
ALTER TABLE "agency_audit" ADD COLUMN "staff" text;--> statement-breakpoint
ALTER TABLE "agency_staff" ADD CONSTRAINT "agency_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_staff" ADD CONSTRAINT "agency_staff_node_id_agency_nodes_user_id_fk" FOREIGN KEY ("node_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_staff" ADD CONSTRAINT "agency_staff_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_staff_days" ADD CONSTRAINT "agency_staff_days_staff_id_agency_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "agency_staff"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_staff_node" ON "agency_staff" USING btree ("node_id");--> statement-breakpoint
ALTER TABLE "agency_audit" ADD CONSTRAINT "agency_audit_staff_users_id_fk" FOREIGN KEY ("staff") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_audit_staff" ON "agency_audit" USING btree ("staff","at");--> statement-breakpoint
CREATE FUNCTION "agency_staff_no_wallet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM agency_staff WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'The user % is a staff account, which has no wallet.', NEW.user_id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "wallets_not_of_staff" BEFORE INSERT ON "wallets" FOR EACH ROW EXECUTE FUNCTION "agency_staff_no_wallet"();--> statement-breakpoint
-- A staff account is nobody's child, whatever its roles become.
CREATE OR REPLACE FUNCTION "agency_follow_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agent boolean;
BEGIN
  PERFORM 1 FROM agency_nodes WHERE user_id = NEW.id FOR NO KEY UPDATE;
  agent := NEW.roles @> '["AGENT"]' OR EXISTS (SELECT 1 FROM agency_nodes WHERE parent_id = NEW.id);
  UPDATE agency_nodes SET kind = CASE WHEN agent THEN 'agent' ELSE 'player' END WHERE user_id = NEW.id;
  UPDATE agency_paths SET is_agent = agent WHERE descendant = NEW.id AND is_agent <> agent;
  -- An operator acts as the root, and is nobody's child. Users with children keep their place.
  IF NEW.roles @> '["OPERATOR"]' OR EXISTS (SELECT 1 FROM agency_staff WHERE user_id = NEW.id) THEN
    UPDATE agency_nodes SET parent_id = NULL WHERE user_id = NEW.id AND parent_id = 'root'
      AND NOT EXISTS (SELECT 1 FROM agency_nodes WHERE parent_id = NEW.id);
    IF FOUND THEN DELETE FROM agency_paths WHERE ancestor = 'root' AND descendant = NEW.id; END IF;
  ELSE
    UPDATE agency_nodes SET parent_id = 'root' WHERE user_id = NEW.id AND parent_id IS NULL;
    IF FOUND THEN
      INSERT INTO agency_paths (ancestor, descendant, depth, is_agent, name) VALUES ('root', NEW.id, 1, agent, NEW.username);
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "agency_audit_no_truncate" BEFORE TRUNCATE ON "agency_audit" FOR EACH STATEMENT EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_seals_no_truncate" BEFORE TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_seal_rows_no_truncate" BEFORE TRUNCATE ON "audit_seal_rows" FOR EACH STATEMENT EXECUTE FUNCTION "agency_append_only"();
