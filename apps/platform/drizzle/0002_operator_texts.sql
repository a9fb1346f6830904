CREATE TABLE "operator_texts" (
	"lang" text NOT NULL,
	"group" text NOT NULL,
	"id" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "operator_texts_lang_group_id_pk" PRIMARY KEY("lang","group","id")
);
