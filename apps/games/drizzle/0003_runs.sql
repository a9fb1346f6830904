ALTER TABLE "rounds" ADD COLUMN "settles_at" bigint;--> statement-breakpoint
UPDATE "rounds" SET "settles_at" = "draws_at" WHERE not "finished" AND "draws_at" IS NOT NULL;
