CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"message" text NOT NULL,
	"attempts" integer NOT NULL,
	"unknown" boolean DEFAULT false NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY NOT NULL,
	"active_pair" text NOT NULL,
	"upcoming_pair" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"last_session" text,
	"last_round_at" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_steps" (
	"round_id" text NOT NULL,
	"step" integer NOT NULL,
	"action" jsonb NOT NULL,
	"refused" text,
	"answer" text,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "round_steps_round_id_step_pk" PRIMARY KEY("round_id","step")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"session_id" text NOT NULL,
	"money" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"request_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"state" text NOT NULL,
	"finished" boolean NOT NULL,
	"step" integer NOT NULL,
	"stake" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"shown" jsonb,
	"next" jsonb,
	"movements" jsonb NOT NULL,
	"refusal" jsonb,
	"ended_by" text,
	"reason" text,
	"version" integer NOT NULL,
	"sheet" text NOT NULL,
	"pair_id" text NOT NULL,
	"server_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"replay_key" text NOT NULL,
	"balance" bigint,
	"totals" jsonb,
	"unseen" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "rounds_replayKey_unique" UNIQUE("replay_key")
);
--> statement-breakpoint
CREATE TABLE "seed_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"hash" text NOT NULL,
	"client_seed" text,
	"rounds" integer,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"access_hash" text NOT NULL,
	"wallet_session" text NOT NULL,
	"player_id" text NOT NULL,
	"game_code" text NOT NULL,
	"money" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"currency_id" integer NOT NULL,
	"lang" text NOT NULL,
	"stakes" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"demo_balance" bigint,
	"demo_totals" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_accessHash_unique" UNIQUE("access_hash")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_steps" ADD CONSTRAINT "round_steps_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "outbox_round" ON "outbox" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_request" ON "rounds" USING btree ("player_id","game_code","request_id");--> statement-breakpoint
CREATE INDEX "rounds_unfinished" ON "rounds" USING btree ("player_id","opened_at") WHERE not "rounds"."finished";--> statement-breakpoint
CREATE INDEX "rounds_by_age" ON "rounds" USING btree ("opened_at") WHERE not "rounds"."finished";--> statement-breakpoint
CREATE INDEX "rounds_unseen" ON "rounds" USING btree ("player_id") WHERE "rounds"."unseen";--> statement-breakpoint
CREATE INDEX "rounds_pair" ON "rounds" USING btree ("pair_id","nonce");--> statement-breakpoint
CREATE INDEX "rounds_session" ON "rounds" USING btree ("session_id","opened_at");--> statement-breakpoint
CREATE INDEX "seed_pairs_player_id_state_index" ON "seed_pairs" USING btree ("player_id","state");--> statement-breakpoint
CREATE INDEX "sessions_player_id_state_index" ON "sessions" USING btree ("player_id","state");