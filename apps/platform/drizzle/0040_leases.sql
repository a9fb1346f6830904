CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text,
	"token" integer NOT NULL,
	"beat" integer NOT NULL
);
