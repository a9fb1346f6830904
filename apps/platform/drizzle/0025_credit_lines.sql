CREATE TABLE "agency_credit_lines" (
	"user_id" text NOT NULL,
	"by_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"limit" bigint NOT NULL,
	"low_float" bigint,
	CONSTRAINT "agency_credit_lines_user_id_by_id_currency_id_pk" PRIMARY KEY("user_id","by_id","currency_id"),
	CONSTRAINT "agency_credit_lines_not_negative" CHECK ("limit" >= 0 AND low_float >= 0)
);
--> statement-breakpoint
ALTER TABLE "agency_transfers" ADD COLUMN "basis" text DEFAULT 'cash' NOT NULL;--> statement-breakpoint
ALTER TABLE "agency_transfers" ADD COLUMN "debt_after" bigint;--> statement-breakpoint
ALTER TABLE "agency_transfers" ADD COLUMN "credit_limit" bigint;--> statement-breakpoint
ALTER TABLE "agency_credit_lines" ADD CONSTRAINT "agency_credit_lines_user_id_agency_nodes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_credit_lines" ADD CONSTRAINT "agency_credit_lines_by_id_agency_nodes_user_id_fk" FOREIGN KEY ("by_id") REFERENCES "agency_nodes"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_credit_lines_marks" ON "agency_credit_lines" USING btree ("by_id","currency") WHERE low_float IS NOT NULL;