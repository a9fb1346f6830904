CREATE TABLE "exclusion_ends" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_decisions_two_people" CHECK (state <> 'done' OR decided_by <> proposed_by),
	CONSTRAINT "staff_decisions_decided" CHECK ((state = 'done') = (decided_by IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "exclusion_ends" ADD CONSTRAINT "exclusion_ends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusion_ends_user" ON "exclusion_ends" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exclusion_ends_waiting" ON "exclusion_ends" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_decisions_open" ON "staff_decisions" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "staff_decisions_time" ON "staff_decisions" USING btree ("proposed_at","id");--> statement-breakpoint
CREATE TRIGGER "exclusion_ends_no_delete" BEFORE DELETE ON "exclusion_ends" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "exclusion_ends_ended_once" BEFORE UPDATE ON "exclusion_ends" FOR EACH ROW WHEN (OLD.state <> 'waiting') EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "staff_decisions_no_delete" BEFORE DELETE ON "staff_decisions" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "staff_decisions_ended_once" BEFORE UPDATE ON "staff_decisions" FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION "agency_append_only"();
