CREATE TABLE "dns_zone_changes" (
	"service_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" bigint NOT NULL,
	"origin" text NOT NULL,
	"by" text NOT NULL,
	"removed" jsonb NOT NULL,
	"added" jsonb NOT NULL,
	CONSTRAINT "dns_zone_changes_service_id_version_pk" PRIMARY KEY("service_id","version")
);
--> statement-breakpoint
CREATE TABLE "dns_zones" (
	"service_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"records" jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dns_zone_changes" ADD CONSTRAINT "dns_zone_changes_service_id_dns_zones_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."dns_zones"("service_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dns_zones" ADD CONSTRAINT "dns_zones_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;