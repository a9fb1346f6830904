CREATE TABLE "game_catalogues" (
	"server" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"games" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"server" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"game_code" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "game_rounds_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"game_code" text NOT NULL,
	"mode" text NOT NULL,
	"user_id" text,
	"wallet_id" text,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"token_used_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"rounds" integer NOT NULL,
	"last_round_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "game_switches" (
	"code" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"until" timestamp with time zone,
	"max_bet" jsonb
);
--> statement-breakpoint
CREATE TABLE "game_transactions" (
	"server" text NOT NULL,
	"id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "game_transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"of" text,
	"round_id" text NOT NULL,
	"session_id" text,
	"amount" bigint NOT NULL,
	"currency" text,
	"from_wallet0" bigint NOT NULL,
	"balance_before" bigint,
	"balance_after" bigint,
	"call_hash" text,
	"answer" text,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_transactions_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_user" ON "game_rounds" USING btree ("user_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_sessions_user" ON "game_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "game_transactions_round" ON "game_transactions" USING btree ("server","round_id");--> statement-breakpoint
CREATE INDEX "game_transactions_sequence" ON "game_transactions" USING btree ("server","sequence");