CREATE TABLE "jackpot_cycles" (
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"cycle" integer NOT NULL,
	"hash" text NOT NULL,
	"secret" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_cycles_code_currency_cycle_pk" PRIMARY KEY("code","currency","cycle")
);
--> statement-breakpoint
CREATE TABLE "jackpot_wins" (
	"server" text NOT NULL,
	"round_id" text NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"cycle" integer NOT NULL,
	"wallet_id" text NOT NULL,
	"staked" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_wins_server_round_id_pk" PRIMARY KEY("server","round_id")
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"cycle" integer NOT NULL,
	"seq" integer NOT NULL,
	"remainder" bigint NOT NULL,
	CONSTRAINT "jackpots_code_currency_pk" PRIMARY KEY("code","currency")
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "jackpot" text;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "fed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_pot" ON "jackpot_wins" USING btree ("code","currency","won_at");--> statement-breakpoint
CREATE INDEX "game_rounds_jackpot" ON "game_rounds" USING btree ("currency") WHERE "game_rounds"."jackpot" is not null;