CREATE TABLE "ticket_sightings" (
	"user_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_sightings_user_id_ticket_id_pk" PRIMARY KEY("user_id","ticket_id")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "response" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "max_win" bigint;--> statement-breakpoint
CREATE INDEX "ticket_sightings_seen" ON "ticket_sightings" USING btree ("seen_at");