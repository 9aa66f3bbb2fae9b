ALTER TABLE "favourites" DROP CONSTRAINT "favourites_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_product_id_products_id_fk";
