CREATE TABLE "instruments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"method" text NOT NULL,
	"last4" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instruments_once" UNIQUE("user_id","provider","token")
);
--> statement-breakpoint
CREATE TABLE "money_flags" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"rows" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"note" text,
	CONSTRAINT "money_flags_once" UNIQUE("user_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instrument_id" text;--> statement-breakpoint
ALTER TABLE "instruments" ADD CONSTRAINT "instruments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_flags" ADD CONSTRAINT "money_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_flags" ADD CONSTRAINT "money_flags_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instruments_token" ON "instruments" USING btree ("provider","token");--> statement-breakpoint
CREATE INDEX "money_flags_time" ON "money_flags" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "money_flags_open" ON "money_flags" USING btree ("user_id") WHERE closed_at IS NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "instruments"("id") ON DELETE no action ON UPDATE no action;