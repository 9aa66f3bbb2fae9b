CREATE TABLE "domain_settings" (
	"service_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"name_servers" jsonb NOT NULL,
	"is_locked" boolean NOT NULL,
	"contacts" jsonb NOT NULL,
	"code_digest" text,
	"code_sent_at" bigint,
	"codes_sent" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domain_settings" ADD CONSTRAINT "domain_settings_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "cloud_services" SET "set_up" = jsonb_set("set_up", '{extra}', (SELECT coalesce(jsonb_agg(fact), '[]'::jsonb) FROM jsonb_array_elements("set_up"->'extra') AS fact WHERE fact->>'title' <> 'Máy chủ tên miền')) WHERE "type" = 'domain';
