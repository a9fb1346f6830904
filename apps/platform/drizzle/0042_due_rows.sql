DROP INDEX "bonuses_expiry";--> statement-breakpoint
DROP INDEX "cash_outs_expiry";--> statement-breakpoint
CREATE INDEX "bonuses_due" ON "bonuses" USING btree ("expires_at") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "cash_outs_untaken" ON "cash_outs" USING btree ("expires_at") WHERE booked_at IS NULL;--> statement-breakpoint
CREATE INDEX "oidc_payloads_expiry" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_suspense_open" ON "payment_suspense" USING btree ("created_at") WHERE resolution IS NULL;--> statement-breakpoint
CREATE INDEX "payments_time" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_provider" ON "payments" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "player_guards_excluded" ON "player_guards" USING btree ("since") WHERE state = 'excluded';