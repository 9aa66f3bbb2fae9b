CREATE TABLE "service_access_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"name" text NOT NULL,
	"ending" text NOT NULL,
	"secret" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_seats" (
	"service_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"assigned_at" bigint NOT NULL,
	CONSTRAINT "service_seats_service_id_email_pk" PRIMARY KEY("service_id","email")
);
--> statement-breakpoint
ALTER TABLE "service_access_keys" ADD CONSTRAINT "service_access_keys_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_seats" ADD CONSTRAINT "service_seats_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_access_keys_of_service" ON "service_access_keys" USING btree ("service_id","created_at");