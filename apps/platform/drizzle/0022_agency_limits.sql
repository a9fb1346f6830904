CREATE TABLE "agency_limits" (
	"user_id" text NOT NULL,
	"by_id" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "agency_limits_user_id_by_id_key_currency_pk" PRIMARY KEY("user_id","by_id","key","currency")
);
--> statement-breakpoint
ALTER TABLE "agency_limits" ADD CONSTRAINT "agency_limits_user_id_agency_nodes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_limits" ADD CONSTRAINT "agency_limits_by_id_agency_nodes_user_id_fk" FOREIGN KEY ("by_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figures_log_user" ON "figures_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_rounds_open" ON "game_rounds" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "tickets_open" ON "tickets" USING btree ("user_id") WHERE settlement = 'open' OR state IN ('pending', 'reoffered', 'oddchange', 'confirm');