CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"last4" text NOT NULL,
	"sealed_code" text,
	"maker" text NOT NULL,
	"wallet_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"draw0" bigint NOT NULL,
	"draw1" bigint NOT NULL,
	"state" text NOT NULL,
	"request_id" text,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" text,
	"use_request_id" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vouchers_code" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_once" UNIQUE("maker","request_id"),
	CONSTRAINT "vouchers_use_once" UNIQUE("used_by","use_request_id")
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_maker_users_id_fk" FOREIGN KEY ("maker") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vouchers_maker" ON "vouchers" USING btree ("maker","made_at");--> statement-breakpoint
CREATE INDEX "vouchers_user" ON "vouchers" USING btree ("used_by","ended_at");--> statement-breakpoint
CREATE INDEX "vouchers_open" ON "vouchers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "vouchers_sealed" ON "vouchers" USING btree ("made_at") WHERE sealed_code IS NOT NULL;--> statement-breakpoint
INSERT INTO "accounts" ("id", "wallet_id", "kind", "currency", "balance") SELECT replace("id", 'cash:', 'voucher:'), NULL, 'voucher', "currency", 0 FROM "accounts" WHERE "kind" = 'cash' ON CONFLICT DO NOTHING;
