CREATE TABLE "arrivals" (
	"round_id" text NOT NULL,
	"step" integer NOT NULL,
	"arrived_at" bigint NOT NULL,
	"action" jsonb NOT NULL,
	CONSTRAINT "arrivals_round_id_step_arrived_at_pk" PRIMARY KEY("round_id","step","arrived_at")
);
