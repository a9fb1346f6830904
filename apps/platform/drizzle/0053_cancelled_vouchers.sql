ALTER TABLE "vouchers" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vouchers_time" ON "vouchers" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_last4" ON "vouchers" USING btree ("last4","made_at");