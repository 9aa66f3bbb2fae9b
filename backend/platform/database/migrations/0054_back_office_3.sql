ALTER TABLE "sessions" ADD COLUMN "viewer_id" text;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "mail_digest" text;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "mail_sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_mail" ON "support_messages" USING btree ("request_id","mail_digest");