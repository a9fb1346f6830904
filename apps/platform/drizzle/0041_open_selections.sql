DROP INDEX "ticket_legs_open";--> statement-breakpoint
CREATE INDEX "ticket_legs_open_selections" ON "ticket_legs" USING btree ("event_id","market_code","selection_code") WHERE status = 'open';