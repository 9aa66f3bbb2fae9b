CREATE TABLE "seos" (
	"object_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"description" text,
	CONSTRAINT "seos_object_id_type_pk" PRIMARY KEY("object_id","type")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"conversation" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"chosen_at" bigint NOT NULL,
	"chat" boolean NOT NULL,
	"statistics" boolean NOT NULL,
	"ads" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editor_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect_hits" (
	"url_old" text PRIMARY KEY NOT NULL,
	"hits" bigint NOT NULL,
	"last_hit_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"agreed" text NOT NULL,
	"agreed_at" bigint NOT NULL,
	"confirm_digest" text,
	"confirm_until" bigint,
	"letters" integer DEFAULT 0 NOT NULL,
	"letters_since" bigint NOT NULL,
	"confirmed_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "newsletter_subscriptions_id_unique" UNIQUE("id"),
	CONSTRAINT "newsletter_subscriptions_confirm_digest_unique" UNIQUE("confirm_digest")
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" text PRIMARY KEY NOT NULL,
	"party_id" text NOT NULL,
	"created_by" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"refer_name" text NOT NULL,
	"refer_phone" text NOT NULL,
	"refer_email" text DEFAULT '' NOT NULL,
	"target_url" text DEFAULT '' NOT NULL,
	"ext_source" text DEFAULT '' NOT NULL,
	"priority_name" text NOT NULL,
	"work_effort_type_id" text NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "document_id" text DEFAULT substr('c' || md5(random()::text || clock_timestamp()::text), 1, 24) NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "seed_key" text;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation");--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consent_proofs_chosen_at" ON "consent_proofs" USING btree ("chosen_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_waiting" ON "newsletter_subscriptions" USING btree ("confirm_until");--> statement-breakpoint
CREATE INDEX "opportunities_created" ON "opportunities" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_document" ON "content_entries" USING btree ("type","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_slug" ON "content_entries" USING btree ("type",("attributes" ->> 'slug')) WHERE "content_entries"."removed_at" is null;