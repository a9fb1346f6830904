CREATE TABLE "player_limits" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"product" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_amount" bigint,
	"next_from" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	CONSTRAINT "player_limits_user_id_kind_period_product_currency_pk" PRIMARY KEY("user_id","kind","period","product","currency")
);
--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;