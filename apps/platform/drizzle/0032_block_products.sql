-- Blocks are derived. Those without products are summed again when their statement is read.
DELETE FROM "statement_blocks";--> statement-breakpoint
ALTER TABLE "statement_blocks" ADD COLUMN "products" jsonb NOT NULL;
