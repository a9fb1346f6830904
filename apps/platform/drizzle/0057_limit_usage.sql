CREATE TABLE "limit_usage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"closed" date,
	"writes" bigint NOT NULL,
	"every" boolean NOT NULL,
	"months" boolean NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "limit_usage" ADD CONSTRAINT "limit_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "limits_outdate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET writes = writes + 1 WHERE id = NEW.wallet_id || ':wallet_0';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tickets_outdate_limits" AFTER UPDATE OF "settlement" ON "tickets" FOR EACH ROW
  WHEN (OLD.settlement = 'open' AND NEW.settlement <> 'open' AND NEW.payout = 0)
  EXECUTE FUNCTION "limits_outdate"();--> statement-breakpoint
CREATE TRIGGER "game_rounds_outdate_limits" AFTER UPDATE OF "state" ON "game_rounds" FOR EACH ROW
  WHEN (OLD.state = 'open' AND NEW.state = 'finished' AND NEW.staked = OLD.staked AND NEW.won = OLD.won)
  EXECUTE FUNCTION "limits_outdate"();
