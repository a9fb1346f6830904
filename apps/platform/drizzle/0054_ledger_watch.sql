CREATE TABLE "ledger_watch" (
	"name" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"took" integer NOT NULL,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "lacks_ground_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_suspense" ON "accounts" USING btree ("currency") WHERE kind = 'suspense';--> statement-breakpoint
CREATE INDEX "payments_without_ground" ON "payments" USING btree ("lacks_ground_since") WHERE lacks_ground_since IS NOT NULL;