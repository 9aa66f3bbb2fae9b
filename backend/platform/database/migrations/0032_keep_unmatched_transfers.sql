CREATE TABLE "unmatched_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"method_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"payment_id" text,
	"problem" text NOT NULL,
	"paid_at" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"order_id" text,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"refund_note" text DEFAULT '' NOT NULL,
	"decided_at" bigint,
	"decided_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "unmatched_transfers_amount_positive" CHECK ("unmatched_transfers"."amount" > 0),
	CONSTRAINT "unmatched_transfers_refund_in_range" CHECK ("unmatched_transfers"."refund_amount" between 0 and "unmatched_transfers"."amount")
);
--> statement-breakpoint
ALTER TABLE "staff_log" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "staff_log" ADD COLUMN "command_key" text;--> statement-breakpoint
ALTER TABLE "unmatched_transfers" ADD CONSTRAINT "unmatched_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_transfers" ADD CONSTRAINT "unmatched_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_transfers_once" ON "unmatched_transfers" USING btree ("method_code","transaction_id");--> statement-breakpoint
CREATE INDEX "unmatched_transfers_newest" ON "unmatched_transfers" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "unmatched_transfers_by_state" ON "unmatched_transfers" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "unmatched_transfers_by_order" ON "unmatched_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_domain" ON "order_lines" USING btree (lower("description")) WHERE is_domain;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("owner_phone");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("owner_email"));--> statement-breakpoint
CREATE INDEX "outbox_messages_about" ON "outbox_messages" USING btree (split_part("key", ':', 2));--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_log_once_per_form" ON "staff_log" USING btree ("account_id","path","command_key");