ALTER TABLE "categories" ADD COLUMN "lowest_term" integer;--> statement-breakpoint
ALTER TABLE "option_values" ADD COLUMN "only_category_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lead_term" integer DEFAULT 1 NOT NULL;