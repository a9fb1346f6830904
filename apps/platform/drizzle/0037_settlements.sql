CREATE TABLE "recon_items" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" text,
	"here_amount" bigint,
	"here_currency" text,
	"there_amount" bigint,
	"there_currency" text,
	"found_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"read_at" timestamp with time zone,
	"lines" integer,
	CONSTRAINT "settlement_files_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"n" integer NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"line_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "settlement_lines_provider_day_n_pk" PRIMARY KEY("provider","day","n")
);
--> statement-breakpoint
ALTER TABLE "recon_items" ADD CONSTRAINT "recon_items_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recon_items" ADD CONSTRAINT "recon_items_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recon_items_open" ON "recon_items" USING btree ("provider","key","n") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "recon_items_time" ON "recon_items" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "settlement_lines_key" ON "settlement_lines" USING btree ("provider","key");