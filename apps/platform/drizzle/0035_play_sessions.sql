CREATE TABLE "play_sessions" (
	"user_id" text NOT NULL,
	"started" timestamp with time zone NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	"checked" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"entry" bigint NOT NULL,
	CONSTRAINT "play_sessions_user_id_started_pk" PRIMARY KEY("user_id","started")
);
--> statement-breakpoint
CREATE TABLE "reality_intervals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_limits" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "night_from" integer;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "night_to" integer;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "next_minutes" integer;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "next_night_from" integer;--> statement-breakpoint
ALTER TABLE "player_limits" ADD COLUMN "next_night_to" integer;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_intervals" ADD CONSTRAINT "reality_intervals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" DROP COLUMN "checked_at";