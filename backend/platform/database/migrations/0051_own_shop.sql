CREATE TABLE "imported_items" (
	"id" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"version" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_type_id_version_pk" PRIMARY KEY("type","id","version")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"webp" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dns_publications" (
	"domain" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"wanted" text NOT NULL,
	"published" text,
	"published_at" bigint,
	"serial" bigint NOT NULL,
	"digests" jsonb NOT NULL,
	"tries" integer NOT NULL,
	"failure" jsonb,
	"next_try_at" bigint NOT NULL,
	"claimed_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dns_update_tokens" (
	"service_id" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "dns_update_tokens_service_id_name_pk" PRIMARY KEY("service_id","name")
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "starts_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dns_zones" ADD COLUMN "is_signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dns_update_tokens" ADD CONSTRAINT "dns_update_tokens_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dns_update_tokens_by_digest" ON "dns_update_tokens" USING btree ("digest");