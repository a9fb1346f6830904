CREATE TABLE "appearance_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"contents" jsonb NOT NULL,
	"author" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appearance_publications" (
	"domain" text NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"version" text NOT NULL,
	"author" text,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "appearance_publications_domain_part_number_pk" PRIMARY KEY("domain","part","number")
);
--> statement-breakpoint
CREATE TABLE "appearance_schedules" (
	"domain" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"fault" text,
	CONSTRAINT "appearance_schedules_domain_part_pk" PRIMARY KEY("domain","part")
);
--> statement-breakpoint
CREATE TABLE "appearance_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "appearance_versions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"part" text NOT NULL,
	"content" jsonb NOT NULL,
	"note" text NOT NULL,
	"author" text,
	"at" timestamp with time zone NOT NULL,
	"parent" text
);
--> statement-breakpoint
ALTER TABLE "appearance_publications" ADD CONSTRAINT "appearance_publications_version_appearance_versions_id_fk" FOREIGN KEY ("version") REFERENCES "appearance_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_schedules" ADD CONSTRAINT "appearance_schedules_version_appearance_versions_id_fk" FOREIGN KEY ("version") REFERENCES "appearance_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appearance_versions" ADD CONSTRAINT "appearance_versions_parent_appearance_versions_id_fk" FOREIGN KEY ("parent") REFERENCES "appearance_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appearance_previews_expiry" ON "appearance_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "appearance_schedules_start" ON "appearance_schedules" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appearance_versions_part" ON "appearance_versions" USING btree ("domain","part","sequence");