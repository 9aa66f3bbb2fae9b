ALTER TABLE "cloud_services" ADD COLUMN "papers_sent_at" bigint;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "papers_decided_at" bigint;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "deployed_at" bigint;