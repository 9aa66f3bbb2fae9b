ALTER TABLE "provisionings" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provisionings" ADD COLUMN "next_try_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provisionings" ADD COLUMN "delay_told_at" bigint;