ALTER TABLE "order_lines" ADD COLUMN "image_path" text;--> statement-breakpoint
UPDATE "order_lines" SET "image_path" = "products"."image" FROM "products" WHERE "products"."id" = "order_lines"."product_id" AND "order_lines"."parent_id" IS NULL;
