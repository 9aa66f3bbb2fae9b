ALTER TABLE "reviews" DROP CONSTRAINT "reviews_state_known";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state_known" CHECK ("reviews"."state" in ('shown', 'waiting', 'refused', 'hidden'));