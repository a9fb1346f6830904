CREATE TABLE "agency_step_ups" (
	"actor" text NOT NULL,
	"currency" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"moved" bigint NOT NULL,
	CONSTRAINT "agency_step_ups_actor_currency_pk" PRIMARY KEY("actor","currency")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"always" boolean DEFAULT false NOT NULL,
	"last_step" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agency_step_ups" ADD CONSTRAINT "agency_step_ups_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;