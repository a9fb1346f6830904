CREATE TABLE "register_checks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"occasion" text NOT NULL,
	"ask_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "register_checks_answered" CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (valid_until IS NULL))
);
--> statement-breakpoint
CREATE TABLE "register_use" (
	"id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "register_use_once" CHECK ("register_use"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_checks_due" ON "register_checks" USING btree ("ask_at") WHERE ask_at IS NOT NULL;