CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"data" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
