CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_digest" text,
	"totp_sealed" text,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "staff_accounts_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"done_at" bigint NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"path" text NOT NULL,
	"result" text NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"account_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "staff_sessions_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_account" ON "staff_sessions" USING btree ("account_id");