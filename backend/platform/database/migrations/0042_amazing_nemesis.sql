ALTER TABLE "cloud_services" ADD COLUMN "next_product_id" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "next_product_title" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "next_plan_from" bigint;--> statement-breakpoint
CREATE INDEX "cloud_services_next_plans" ON "cloud_services" USING btree ("next_plan_from") WHERE next_plan_from is not null;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD CONSTRAINT "cloud_services_next_plan" CHECK (num_nulls("cloud_services"."next_product_id", "cloud_services"."next_product_title", "cloud_services"."next_plan_from") in (0, 3));