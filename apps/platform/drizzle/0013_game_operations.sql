CREATE TABLE "game_cancellations" (
	"server" text NOT NULL,
	"round_id" text NOT NULL,
	"reason" text NOT NULL,
	"cancelled_by" text NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_cancellations_server_round_id_pk" PRIMARY KEY("server","round_id")
);
--> statement-breakpoint
CREATE TABLE "game_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"user_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"game_code" text NOT NULL,
	"rounds" integer NOT NULL,
	"used" integer NOT NULL,
	"stake" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_grants_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "game_grants_used" CHECK ("game_grants"."used" >= 0 AND "game_grants"."used" <= "game_grants"."rounds")
);
--> statement-breakpoint
CREATE TABLE "game_hours" (
	"server" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"rounds" integer NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"squares" numeric NOT NULL,
	CONSTRAINT "game_hours_hour_server_game_code_currency_pk" PRIMARY KEY("hour","server","game_code","currency")
);
--> statement-breakpoint
CREATE TABLE "game_hours_summed" (
	"id" text PRIMARY KEY NOT NULL,
	"summed_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "free" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "game_transactions" ADD COLUMN "grant_id" text;--> statement-breakpoint
ALTER TABLE "game_grants" ADD CONSTRAINT "game_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_grants_user" ON "game_grants" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "game_rounds_finished" ON "game_rounds" USING btree ("finished_at") WHERE state = 'finished';--> statement-breakpoint
CREATE INDEX "game_transactions_grant" ON "game_transactions" USING btree ("grant_id") WHERE grant_id IS NOT NULL;