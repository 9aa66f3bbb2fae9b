CREATE TABLE "service_entries" (
	"digest" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "service_entries" ADD CONSTRAINT "service_entries_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_entries_of_service" ON "service_entries" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_entries_to_sweep" ON "service_entries" USING btree ("expires_at");