CREATE TABLE "content_previews" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_previews_type_id_pk" PRIMARY KEY("type","id")
);
