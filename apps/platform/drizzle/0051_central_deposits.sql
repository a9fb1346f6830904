CREATE TABLE "central_deposits" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"arrived" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"answer" text,
	"returned" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "central_deposits" ADD CONSTRAINT "central_deposits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "central_deposits_due" ON "central_deposits" USING btree ("due_at") WHERE due_at IS NOT NULL;