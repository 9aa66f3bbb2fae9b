DROP INDEX "cloud_services_by_plan";--> statement-breakpoint
DROP INDEX "order_lines_by_product";--> statement-breakpoint
ALTER TABLE "parties" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (translate(lower(normalize("parties"."full_name", NFC)), 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđðɖÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐÐƉ', 'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydddaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyyddd')) STORED;--> statement-breakpoint
CREATE INDEX "parties_newest" ON "parties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "parties_by_name_words" ON "parties" USING gin (regexp_split_to_array("folded_name", '\W+'));--> statement-breakpoint
CREATE INDEX "parties_by_email" ON "parties" USING btree (lower("email"),"email");--> statement-breakpoint
CREATE INDEX "parties_by_phone" ON "parties" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "service_actions_ended" ON "service_actions" USING btree ("at") WHERE kind in ('end-of-term', 'end-refunded', 'end-unpaid');--> statement-breakpoint
CREATE INDEX "cloud_services_by_status" ON "cloud_services" USING btree ("status","end_date","id");--> statement-breakpoint
CREATE INDEX "cloud_services_running" ON "cloud_services" USING btree ("end_date","id","line_id") WHERE status in ('UPGRADED', 'COMPLETED', 'SUSPEND') and not ends_with_term;--> statement-breakpoint
CREATE INDEX "cloud_services_by_line" ON "cloud_services" USING btree ("type","end_date","id");--> statement-breakpoint
CREATE INDEX "cloud_services_with_papers" ON "cloud_services" USING btree ("papers","name","id") WHERE papers is not null;--> statement-breakpoint
CREATE INDEX "order_lines_options" ON "order_lines" USING btree ("parent_id","renewal_net","renewal_exempt") WHERE parent_id is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "order_lines_transfers" ON "order_lines" USING btree ("id") WHERE transfer;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at","id") WHERE status <> 10;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("id","status") WHERE status in (10, 20) and financial = 'UNPAID';--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("id") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_newest" ON "outbox_messages" USING btree ("created_at","id","state") WHERE state <> 'dead';--> statement-breakpoint
CREATE INDEX "outbox_messages_dead" ON "outbox_messages" USING btree ("created_at","id") WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_turnover" ON "invoices" USING btree ("issued_at","declared_at","status","net","exempt","vat","gross");--> statement-breakpoint
CREATE INDEX "invoices_by_declaration" ON "invoices" USING btree (coalesce(declared_at, issued_at));--> statement-breakpoint
CREATE INDEX "staff_log_changes" ON "staff_log" USING btree ("id") WHERE change is not null;--> statement-breakpoint
CREATE INDEX "cloud_services_by_plan" ON "cloud_services" USING btree ("product_id","next_product_id","status");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id","order_id","removed_at");