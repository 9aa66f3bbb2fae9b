CREATE TABLE "mail_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"greeting" text NOT NULL,
	"closing" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
