CREATE TABLE "agency_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "agency_blocks" (
	"user_id" text NOT NULL,
	"by_id" text NOT NULL,
	"scope" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_blocks_user_id_by_id_pk" PRIMARY KEY("user_id","by_id")
);
--> statement-breakpoint
CREATE TABLE "agency_nodes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"kind" text NOT NULL,
	"depth" integer NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_paths" (
	"ancestor" text NOT NULL,
	"descendant" text NOT NULL,
	"depth" integer NOT NULL,
	"is_agent" boolean NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	CONSTRAINT "agency_paths_ancestor_descendant_pk" PRIMARY KEY("ancestor","descendant")
);
--> statement-breakpoint
CREATE TABLE "agency_requests" (
	"actor" text NOT NULL,
	"request_id" text NOT NULL,
	"digest" text NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_requests_actor_request_id_pk" PRIMARY KEY("actor","request_id")
);
--> statement-breakpoint
CREATE TABLE "agency_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"parent_id" text NOT NULL,
	"user_id" text NOT NULL,
	"direction" text NOT NULL,
	"currency" text NOT NULL,
	"currency_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agency_audit" ADD CONSTRAINT "agency_audit_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_audit" ADD CONSTRAINT "agency_audit_subject_agency_nodes_user_id_fk" FOREIGN KEY ("subject") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_blocks" ADD CONSTRAINT "agency_blocks_user_id_agency_nodes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_blocks" ADD CONSTRAINT "agency_blocks_by_id_agency_nodes_user_id_fk" FOREIGN KEY ("by_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_nodes" ADD CONSTRAINT "agency_nodes_parent_id_agency_nodes_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_paths" ADD CONSTRAINT "agency_paths_ancestor_agency_nodes_user_id_fk" FOREIGN KEY ("ancestor") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_paths" ADD CONSTRAINT "agency_paths_descendant_agency_nodes_user_id_fk" FOREIGN KEY ("descendant") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_requests" ADD CONSTRAINT "agency_requests_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_transfers" ADD CONSTRAINT "agency_transfers_parent_id_agency_nodes_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_transfers" ADD CONSTRAINT "agency_transfers_user_id_agency_nodes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_transfers" ADD CONSTRAINT "agency_transfers_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_audit_subject" ON "agency_audit" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "agency_nodes_children" ON "agency_nodes" USING btree ("parent_id","name");--> statement-breakpoint
CREATE INDEX "agency_paths_up" ON "agency_paths" USING btree ("descendant","ancestor");--> statement-breakpoint
CREATE INDEX "agency_paths_name" ON "agency_paths" USING btree ("ancestor","name","descendant");--> statement-breakpoint
CREATE INDEX "agency_paths_agents" ON "agency_paths" USING btree ("ancestor","descendant") WHERE is_agent;--> statement-breakpoint
CREATE INDEX "agency_transfers_parent" ON "agency_transfers" USING btree ("parent_id","at");--> statement-breakpoint
CREATE INDEX "agency_transfers_user" ON "agency_transfers" USING btree ("user_id","at");--> statement-breakpoint
INSERT INTO "agency_nodes" ("user_id", "parent_id", "kind", "depth", "name", "created_at") VALUES ('root', NULL, 'root', 0, 'operator', now());--> statement-breakpoint
INSERT INTO "agency_paths" ("ancestor", "descendant", "depth", "is_agent", "name") VALUES ('root', 'root', 0, false, 'operator');--> statement-breakpoint
INSERT INTO "agency_nodes" ("user_id", "parent_id", "kind", "depth", "name", "created_at")
SELECT "id", CASE WHEN "roles" @> '["OPERATOR"]' THEN NULL ELSE 'root' END, CASE WHEN "roles" @> '["AGENT"]' THEN 'agent' ELSE 'player' END, 1, "username", "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "agency_paths" ("ancestor", "descendant", "depth", "is_agent", "name")
SELECT a."ancestor", n."user_id", CASE WHEN a."ancestor" = 'root' THEN 1 ELSE 0 END, n."kind" = 'agent', n."name"
FROM "agency_nodes" n CROSS JOIN LATERAL (VALUES ('root'), (n."user_id")) AS a ("ancestor") WHERE n."user_id" <> 'root' AND (a."ancestor" = n."user_id" OR n."parent_id" IS NOT NULL);--> statement-breakpoint
CREATE FUNCTION "agency_add_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agency_nodes (user_id, parent_id, kind, depth, name, created_at)
  VALUES (NEW.id, CASE WHEN NEW.roles @> '["OPERATOR"]' THEN NULL ELSE 'root' END, CASE WHEN NEW.roles @> '["AGENT"]' THEN 'agent' ELSE 'player' END, 1, NEW.username, NEW.created_at);
  INSERT INTO agency_paths (ancestor, descendant, depth, is_agent, name)
  VALUES (NEW.id, NEW.id, 0, NEW.roles @> '["AGENT"]', NEW.username);
  IF NOT NEW.roles @> '["OPERATOR"]' THEN
    INSERT INTO agency_paths (ancestor, descendant, depth, is_agent, name)
    VALUES ('root', NEW.id, 1, NEW.roles @> '["AGENT"]', NEW.username);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "agency_add_user" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "agency_add_user"();--> statement-breakpoint
CREATE FUNCTION "agency_follow_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agent boolean;
BEGIN
  PERFORM 1 FROM agency_nodes WHERE user_id = NEW.id FOR NO KEY UPDATE;
  agent := NEW.roles @> '["AGENT"]' OR EXISTS (SELECT 1 FROM agency_nodes WHERE parent_id = NEW.id);
  UPDATE agency_nodes SET kind = CASE WHEN agent THEN 'agent' ELSE 'player' END WHERE user_id = NEW.id;
  UPDATE agency_paths SET is_agent = agent WHERE descendant = NEW.id AND is_agent <> agent;
  -- An operator acts as the root, and is nobody's child. Whoever has children stays where it is.
  IF NEW.roles @> '["OPERATOR"]' THEN
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
CREATE TRIGGER "agency_follow_roles" AFTER UPDATE OF "roles" ON "users" FOR EACH ROW EXECUTE FUNCTION "agency_follow_roles"();--> statement-breakpoint
CREATE FUNCTION "agency_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: add a row that corrects the other.', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "agency_audit_append_only" BEFORE UPDATE OR DELETE ON "agency_audit" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "agency_transfers_append_only" BEFORE UPDATE OR DELETE ON "agency_transfers" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();
