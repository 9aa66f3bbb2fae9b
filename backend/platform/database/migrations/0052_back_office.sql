CREATE TABLE "content_previews" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_previews_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"greeting" text NOT NULL,
	"closing" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name")
);
