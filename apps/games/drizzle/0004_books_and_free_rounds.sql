CREATE TABLE "book_comparison" (
	"id" text PRIMARY KEY NOT NULL,
	"compared_to" bigint NOT NULL,
	"lease_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_differences" (
	"movement_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "book_differences_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"round_id" text NOT NULL,
	"movement" text NOT NULL,
	"of" text,
	"here" bigint,
	"there" bigint,
	"currency" text NOT NULL,
	"booked_at" bigint NOT NULL,
	"found_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "grant_id" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "free_left" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "free_rounds" jsonb;--> statement-breakpoint
CREATE INDEX "book_differences_kind" ON "book_differences" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "rounds_closed" ON "rounds" USING btree ("closed_at") WHERE money = 'real';