CREATE TABLE "branch_days" (
	"node" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"product" text NOT NULL,
	"sport" text NOT NULL,
	"tickets" bigint NOT NULL,
	"stake" numeric NOT NULL,
	"payout" numeric NOT NULL,
	"bonus_cost" numeric NOT NULL,
	"credit_in" numeric NOT NULL,
	"credit_out" numeric NOT NULL,
	CONSTRAINT "branch_days_node_currency_day_product_sport_pk" PRIMARY KEY("node","currency","day","product","sport")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"seller" text NOT NULL,
	"currency" text NOT NULL,
	"product" text NOT NULL,
	"sport" text NOT NULL,
	"legs" integer NOT NULL,
	"kind" text NOT NULL,
	"tickets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"bonus_cost" bigint NOT NULL,
	"credit_in" bigint NOT NULL,
	"credit_out" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"seller" text NOT NULL,
	"currency" text NOT NULL,
	"product" text NOT NULL,
	"sport" text NOT NULL,
	"legs" integer NOT NULL,
	"kind" text NOT NULL,
	"tickets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"bonus_cost" bigint NOT NULL,
	"credit_in" bigint NOT NULL,
	"credit_out" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_days" (
	"seller" text NOT NULL,
	"day" date NOT NULL,
	"user_id" text NOT NULL,
	"currency" text NOT NULL,
	"product" text NOT NULL,
	"sport" text NOT NULL,
	"tickets" bigint NOT NULL,
	"stake" numeric NOT NULL,
	"payout" numeric NOT NULL,
	"bonus_cost" numeric NOT NULL,
	"credit_in" numeric NOT NULL,
	"credit_out" numeric NOT NULL,
	CONSTRAINT "player_days_seller_currency_day_user_id_product_sport_pk" PRIMARY KEY("seller","currency","day","user_id","product","sport")
);
--> statement-breakpoint
CREATE INDEX "figures_day" ON "figures" USING btree ("day","currency","seller");--> statement-breakpoint
CREATE INDEX "player_days_user" ON "player_days" USING btree ("user_id","currency","day");--> statement-breakpoint
CREATE TRIGGER "figures_append_only" BEFORE UPDATE OR DELETE ON "figures" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
CREATE TRIGGER "figures_log_append_only" BEFORE UPDATE ON "figures_log" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();--> statement-breakpoint
-- What was booked before. The worker moves it to the days of its moments, because no day is closed yet.
WITH "played" AS (
  SELECT "ticket_id", count(*) AS "legs",
    CASE WHEN bool_and("type" = 'live') THEN 'live' WHEN bool_or("type" = 'live') THEN 'mix' ELSE 'prematch' END AS "product",
    CASE WHEN count(DISTINCT "sport") = 1 THEN min("sport") ELSE 'mix' END AS "sport"
  FROM "ticket_legs" GROUP BY "ticket_id"
), "parts" AS (
  SELECT "ticket_id", sum("stake") AS "stake" FROM "cash_outs" WHERE "booked_at" IS NOT NULL GROUP BY "ticket_id"
)
INSERT INTO "figures_log" ("at", "user_id", "seller", "currency", "product", "sport", "legs", "kind", "tickets", "stake", "payout", "bonus_cost", "credit_in", "credit_out")
SELECT * FROM (
  SELECT t."settled_at" AS "at", t."user_id", t."agent_id", regexp_replace(t."currency", '^FREEBET-', ''), p."product", p."sport", p."legs",
    CASE WHEN t."currency_id" >= 1000 THEN 'bonus' ELSE 'settled' END, 1,
    CASE WHEN t."currency_id" >= 1000 THEN 0 ELSE t."stake" - coalesce(c."stake", 0) END,
    CASE WHEN t."currency_id" >= 1000 THEN 0 ELSE t."payout" END,
    CASE WHEN t."currency_id" >= 1000 THEN t."payout" ELSE 0 END, 0, 0
  FROM "tickets" t JOIN "played" p ON p."ticket_id" = t."id" LEFT JOIN "parts" c ON c."ticket_id" = t."id"
  WHERE t."settlement" IN ('won', 'lost')
  UNION ALL
  SELECT c."booked_at", t."user_id", t."agent_id", t."currency", p."product", p."sport", p."legs", 'sold',
    CASE WHEN c."stake" = c."open_stake" THEN 1 ELSE 0 END, c."stake", c."amount", 0, 0, 0
  FROM "cash_outs" c JOIN "tickets" t ON t."id" = c."ticket_id" JOIN "played" p ON p."ticket_id" = t."id"
  WHERE c."booked_at" IS NOT NULL
  UNION ALL
  SELECT r."finished_at", r."user_id", coalesce(n."parent_id", 'root'), r."currency", 'casino', 'casino', 0,
    CASE WHEN r."staked" = 0 AND r."free" > 0 THEN 'bonus' ELSE 'settled' END, 1, r."staked",
    CASE WHEN r."staked" = 0 AND r."free" > 0 THEN 0 ELSE r."won" END,
    CASE WHEN r."staked" = 0 AND r."free" > 0 THEN r."won" ELSE 0 END, 0, 0
  FROM "game_rounds" r LEFT JOIN "agency_nodes" n ON n."user_id" = r."user_id" WHERE r."state" = 'finished'
  UNION ALL
  SELECT a."at", a."user_id", a."parent_id", a."currency", 'none', 'none', 0, CASE WHEN a."direction" = 'down' THEN 'in' ELSE 'out' END,
    0, 0, 0, 0, CASE WHEN a."direction" = 'down' THEN a."amount" ELSE 0 END, CASE WHEN a."direction" = 'down' THEN 0 ELSE a."amount" END
  FROM "agency_transfers" a JOIN "agency_nodes" n ON n."user_id" = a."user_id" WHERE n."kind" = 'player'
) AS "booked" ORDER BY "at";
