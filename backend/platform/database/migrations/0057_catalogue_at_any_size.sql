DROP INDEX "products_category_popular";--> statement-breakpoint
DROP INDEX "products_category_price";--> statement-breakpoint
DROP INDEX "products_category_name";--> statement-breakpoint
DROP INDEX "products_group_popular";--> statement-breakpoint
DROP INDEX "products_group_price";--> statement-breakpoint
DROP INDEX "products_group_name";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
DROP INDEX "products_promoted";--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("position","category_id","id") WHERE available;--> statement-breakpoint
CREATE INDEX "products_promoted_price" ON "products" USING btree ("lead_price","position","category_id","group_id","id") WHERE available and promoted;--> statement-breakpoint
CREATE INDEX "products_promoted_name" ON "products" USING btree ("title_key","position","category_id","group_id") WHERE available and promoted;--> statement-breakpoint
CREATE INDEX "products_headline" ON "products" USING gin ("headline_search");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_meanings" ON "search_words" USING btree ("word") WHERE strpos(word, '=') > 0;--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","position","id") WHERE available;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","lead_price","position","id") WHERE available;--> statement-breakpoint
CREATE INDEX "products_category_name" ON "products" USING btree ("category_id","title_key","position") WHERE available;--> statement-breakpoint
CREATE INDEX "products_group_popular" ON "products" USING btree ("group_id","position","id") WHERE available;--> statement-breakpoint
CREATE INDEX "products_group_price" ON "products" USING btree ("group_id","lead_price","position","id") WHERE available;--> statement-breakpoint
CREATE INDEX "products_group_name" ON "products" USING btree ("group_id","title_key","position") WHERE available;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("lead_price","position","available","category_id","id");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("title_key","position","available");--> statement-breakpoint
CREATE INDEX "products_promoted" ON "products" USING btree ("position","category_id","group_id","lead_price","id") WHERE available and promoted;