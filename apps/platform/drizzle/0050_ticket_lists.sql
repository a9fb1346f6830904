CREATE INDEX "ticket_legs_event" ON "ticket_legs" USING btree ("event_id","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_at_stake" ON "tickets" USING btree ("agent_id","currency","marks","stake","id") WHERE settlement = 'open';--> statement-breakpoint
DROP INDEX "tickets_settlement";--> statement-breakpoint
DROP INDEX "tickets_seller";--> statement-breakpoint
CREATE INDEX "tickets_seller" ON "tickets" USING btree ("agent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("marks", "settlement", "stake", "payout", "possible_payout", "currency_id", "currency") WHERE settlement IS NOT NULL;--> statement-breakpoint
-- An index answers alone only for pages that were vacuumed since their last change, and lists read the newest tickets.
ALTER TABLE "tickets" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
