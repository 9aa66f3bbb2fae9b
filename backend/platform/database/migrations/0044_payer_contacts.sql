ALTER TABLE "payments" ADD COLUMN "payer_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_email" text DEFAULT '' NOT NULL;