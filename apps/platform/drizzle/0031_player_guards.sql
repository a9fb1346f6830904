CREATE TABLE "player_guard_acts" (
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_guard_acts_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "player_guards" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"version" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "stops" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_guard_acts" ADD CONSTRAINT "player_guard_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_guards" ADD CONSTRAINT "player_guards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "player_guard_acts_append_only" BEFORE UPDATE OR DELETE ON "player_guard_acts" FOR EACH ROW EXECUTE FUNCTION "agency_append_only"();
