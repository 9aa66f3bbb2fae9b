ALTER TABLE "outbox_messages" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "outbox_messages" SET "key" = "id";--> statement-breakpoint
ALTER TABLE "outbox_messages" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","next_try_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_key_unique" UNIQUE("key");