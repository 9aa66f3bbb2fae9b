ALTER TABLE "dns_zone_changes" DROP CONSTRAINT "dns_zone_changes_service_id_dns_zones_service_id_fk";
--> statement-breakpoint
ALTER TABLE "dns_zone_changes" ADD CONSTRAINT "dns_zone_changes_service_id_dns_zones_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."dns_zones"("service_id") ON DELETE cascade ON UPDATE no action;