CREATE TABLE "service_grace_steps" (
	"service_id" text NOT NULL,
	"debt" text NOT NULL,
	"step" text NOT NULL,
	"taken_at" bigint NOT NULL,
	CONSTRAINT "service_grace_steps_service_id_debt_step_pk" PRIMARY KEY("service_id","debt","step"),
	CONSTRAINT "service_grace_steps_known" CHECK ("service_grace_steps"."step" in ('announce', 'suspend', 'warn', 'end'))
);
--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "service_grace_steps" ADD CONSTRAINT "service_grace_steps_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;