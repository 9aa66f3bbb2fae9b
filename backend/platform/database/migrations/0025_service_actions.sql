CREATE TABLE "service_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"outcome" text NOT NULL,
	"at" bigint NOT NULL,
	"ready_at" bigint NOT NULL,
	"finished_at" bigint,
	CONSTRAINT "service_actions_outcome_known" CHECK ("service_actions"."outcome" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "power" text DEFAULT 'running' NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "new_password" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "delivered_at" bigint;--> statement-breakpoint
ALTER TABLE "service_actions" ADD CONSTRAINT "service_actions_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_actions_one_at_a_time" ON "service_actions" USING btree ("service_id") WHERE outcome = 'running';--> statement-breakpoint
CREATE INDEX "service_actions_of_service" ON "service_actions" USING btree ("service_id","at");--> statement-breakpoint
CREATE INDEX "service_actions_to_end" ON "service_actions" USING btree ("ready_at") WHERE outcome = 'running';