DROP TABLE "service_grace_steps" CASCADE;--> statement-breakpoint
ALTER TABLE "cloud_services" DROP COLUMN "suspended_for";