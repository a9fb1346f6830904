CREATE TABLE "required_limits" (
	"kind" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
