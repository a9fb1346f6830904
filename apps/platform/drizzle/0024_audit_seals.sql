CREATE TABLE "audit_seal_rows" (
	"audit_id" text PRIMARY KEY NOT NULL,
	"n" integer,
	"hash" text,
	CONSTRAINT "audit_seal_rows_hashed" CHECK ((n IS NULL) = (hash IS NULL))
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"n" integer PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"root" text NOT NULL,
	"prev" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_seal_rows" ADD CONSTRAINT "audit_seal_rows_audit_id_agency_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "agency_audit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_seal_rows" ADD CONSTRAINT "audit_seal_rows_n_audit_seals_n_fk" FOREIGN KEY ("n") REFERENCES "audit_seals"("n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_seal_rows_seal" ON "audit_seal_rows" USING btree ("n");--> statement-breakpoint
CREATE INDEX "audit_seal_rows_open" ON "audit_seal_rows" USING btree ("audit_id") WHERE n IS NULL;--> statement-breakpoint
CREATE INDEX "agency_audit_time" ON "agency_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "agency_audit_actor" ON "agency_audit" USING btree ("actor","at");--> statement-breakpoint
INSERT INTO "audit_seal_rows" ("audit_id") SELECT "id" FROM "agency_audit";--> statement-breakpoint
CREATE FUNCTION "audit_add_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_seal_rows (audit_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_add_row" AFTER INSERT ON "agency_audit" FOR EACH ROW EXECUTE FUNCTION "audit_add_row"();--> statement-breakpoint
CREATE TRIGGER "audit_seals_append_only" BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_seal_rows_no_delete" BEFORE DELETE ON "audit_seal_rows" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_seal_rows_sealed_once" BEFORE UPDATE ON "audit_seal_rows" FOR EACH ROW
  WHEN (OLD.n IS NOT NULL OR NEW.n IS NULL OR OLD.audit_id <> NEW.audit_id) EXECUTE FUNCTION "agency_append_only"();
