CREATE TABLE "void_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"node_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "marks" smallint;--> statement-breakpoint
UPDATE "tickets" AS t SET
  "agent_id" = coalesce((SELECT n."parent_id" FROM "agency_nodes" n WHERE n."user_id" = t."user_id"), 'root'),
  "marks" = CASE WHEN t."live" THEN 1 ELSE 0 END
    + CASE
        WHEN jsonb_array_length(t."request" -> 'systemGroups') > 0 THEN 8
        WHEN jsonb_array_length(t."request" -> 'selections') = 1 THEN 2
        ELSE 4
      END
    + CASE WHEN t."currency_id" >= 1000 THEN 16 ELSE 0 END
    + CASE WHEN EXISTS (SELECT 1 FROM "cash_outs" c WHERE c."ticket_id" = t."id" AND c."booked_at" IS NOT NULL) THEN 32 ELSE 0 END;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "agent_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "marks" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "void_requests" ADD CONSTRAINT "void_requests_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "void_requests" ADD CONSTRAINT "void_requests_agent_id_agency_nodes_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "void_requests" ADD CONSTRAINT "void_requests_node_id_agency_nodes_user_id_fk" FOREIGN KEY ("node_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "void_requests" ADD CONSTRAINT "void_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "void_requests" ADD CONSTRAINT "void_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "void_requests_seller" ON "void_requests" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "void_requests_ticket" ON "void_requests" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "void_requests_open" ON "void_requests" USING btree ("ticket_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "tickets_seller" ON "tickets" USING btree ("agent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("marks", "settlement", "stake", "payout", "currency_id", "currency") WHERE settlement IS NOT NULL;