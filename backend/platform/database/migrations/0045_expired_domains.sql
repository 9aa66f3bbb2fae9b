CREATE TABLE "domain_expiry_steps" (
	"service_id" text NOT NULL,
	"end_date" bigint NOT NULL,
	"step" text NOT NULL,
	"taken_at" bigint NOT NULL,
	CONSTRAINT "domain_expiry_steps_service_id_end_date_step_pk" PRIMARY KEY("service_id","end_date","step")
);
--> statement-breakpoint
ALTER TABLE "domain_expiry_steps" ADD CONSTRAINT "domain_expiry_steps_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;