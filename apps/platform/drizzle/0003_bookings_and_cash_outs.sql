CREATE TABLE "bookings" (
	"code" text PRIMARY KEY NOT NULL,
	"slip" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_outs" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"open_stake" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"credit" bigint
);
--> statement-breakpoint
ALTER TABLE "ticket_legs" ADD COLUMN "dead_heat" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "explanation" jsonb;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_expiry" ON "bookings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cash_outs_ticket" ON "cash_outs" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "cash_outs_expiry" ON "cash_outs" USING btree ("expires_at");