DROP INDEX "refund_requests_one_per_service";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "keeps_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "declared_at" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_invoices_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_phone_end" ON "orders" USING btree (reverse("owner_phone") text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_replaced_once" ON "invoices" USING btree ("replaces");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_per_service" ON "refund_requests" USING btree ("service_id") WHERE state <> 'refused' and not keeps_service;