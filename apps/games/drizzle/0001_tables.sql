CREATE TABLE "chains" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"generation" integer NOT NULL,
	"end" text NOT NULL,
	"links" integer NOT NULL,
	"sealed" text NOT NULL,
	"salt" text NOT NULL,
	"salt_by" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"betting" integer NOT NULL,
	"closing" integer NOT NULL,
	"result" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "draws_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "chains_generation" ON "chains" USING btree ("game_code","generation");--> statement-breakpoint
CREATE INDEX "rounds_due" ON "rounds" USING btree ("draws_at") WHERE not "rounds"."finished";