CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_id" text,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_never_negative" CHECK ("accounts"."wallet_id" IS NULL OR "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ended_matches" (
	"event_id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"host_score" integer,
	"away_score" integer
);
--> statement-breakpoint
CREATE TABLE "forced_outcomes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"force" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"account_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"type" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_once" UNIQUE("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "odds_overrides" (
	"event_id" text NOT NULL,
	"market_code" text NOT NULL,
	"selection_code" text NOT NULL,
	"odds" integer NOT NULL,
	"cms" boolean NOT NULL,
	CONSTRAINT "odds_overrides_event_id_market_code_selection_code_pk" PRIMARY KEY("event_id","market_code","selection_code")
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"group" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "settings_group_key_pk" PRIMARY KEY("group","key")
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"event_id" text NOT NULL,
	"market_code" text NOT NULL,
	"cms" boolean NOT NULL,
	CONSTRAINT "suspensions_event_id_market_code_pk" PRIMARY KEY("event_id","market_code")
);
--> statement-breakpoint
CREATE TABLE "ticket_legs" (
	"ticket_id" text NOT NULL,
	"position" integer NOT NULL,
	"event_id" text NOT NULL,
	"sfid" text,
	"type" text NOT NULL,
	"sport" text NOT NULL,
	"league_name" text NOT NULL,
	"pair" text NOT NULL,
	"time_start" timestamp with time zone NOT NULL,
	"market_code" text NOT NULL,
	"selection_code" text NOT NULL,
	"player" text,
	"requested_odds" integer NOT NULL,
	"used_odds" integer NOT NULL,
	"system_group" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"result" text,
	CONSTRAINT "ticket_legs_ticket_id_position_pk" PRIMARY KEY("ticket_id","position")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text,
	"payload_hash" text NOT NULL,
	"request" jsonb NOT NULL,
	"answer" text,
	"state" text NOT NULL,
	"code" integer,
	"subcode" integer,
	"ets_code" integer,
	"error" text,
	"live" boolean NOT NULL,
	"auto_odds_change" boolean NOT NULL,
	"currency" text NOT NULL,
	"currency_id" integer NOT NULL,
	"stake" bigint NOT NULL,
	"requested_stake" bigint NOT NULL,
	"total_odds" text NOT NULL,
	"possible_payout" bigint NOT NULL,
	"capped" boolean DEFAULT false NOT NULL,
	"offer" jsonb,
	"force" jsonb,
	"decide_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"settlement" text,
	"payout" bigint,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" text NOT NULL,
	"object" text NOT NULL,
	"property" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "user_settings_user_id_object_property_pk" PRIMARY KEY("user_id","object","property")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "wallets_user_currency" UNIQUE("user_id","currency_id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forced_outcomes" ADD CONSTRAINT "forced_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_legs" ADD CONSTRAINT "ticket_legs_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_wallet" ON "accounts" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_ref" ON "ledger_transactions" USING btree ("ref_type","ref_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "ticket_legs_open" ON "ticket_legs" USING btree ("status","event_id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","decide_at");--> statement-breakpoint
CREATE INDEX "tickets_settlement" ON "tickets" USING btree ("settlement");