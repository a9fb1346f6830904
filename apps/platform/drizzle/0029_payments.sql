CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_suspense" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reason" text NOT NULL,
	"event" text NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"booked" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolution" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	CONSTRAINT "payment_suspense_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"currency_id" integer NOT NULL,
	"currency" text NOT NULL,
	"direction" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"request_id" text,
	"locale" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"redirect_url" text,
	"facts" jsonb NOT NULL,
	"state" text NOT NULL,
	"draw0" bigint NOT NULL,
	"draw1" bigint NOT NULL,
	"captured" bigint NOT NULL,
	"taken_back" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"via_suspense" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_once" UNIQUE("user_id","request_id"),
	CONSTRAINT "payments_provider" UNIQUE("provider","direction","provider_id")
);
--> statement-breakpoint
ALTER TABLE "payment_suspense" ADD CONSTRAINT "payment_suspense_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_suspense" ADD CONSTRAINT "payment_suspense_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("next_at") WHERE applied_at IS NULL;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payments_method" ON "payments" USING btree ("method","direction","ended_at");--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("ask_at") WHERE ask_at IS NOT NULL;