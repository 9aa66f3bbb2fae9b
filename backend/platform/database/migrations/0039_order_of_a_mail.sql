ALTER TABLE "outbox_messages" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE INDEX "outbox_messages_dead_of_order" ON "outbox_messages" USING btree ("order_id") WHERE state = 'dead';