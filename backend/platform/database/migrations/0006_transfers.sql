ALTER TABLE "cloud_services" ADD COLUMN "transfer" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "transfer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "transfer_code" text;