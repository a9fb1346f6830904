CREATE TABLE "game_sections" (
	"code" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"order" integer,
	"areas" jsonb,
	"titles" jsonb,
	"games" jsonb
);
--> statement-breakpoint
CREATE TABLE "statement_blocks" (
	"wallet_id" text NOT NULL,
	"number" integer NOT NULL,
	"last_entry" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"earliest" timestamp with time zone NOT NULL,
	"latest" timestamp with time zone NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "statement_blocks_wallet_id_number_pk" PRIMARY KEY("wallet_id","number")
);
--> statement-breakpoint
DROP INDEX "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "statement_blocks" ADD CONSTRAINT "statement_blocks_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");