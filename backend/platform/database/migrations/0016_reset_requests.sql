-- Requests live ten minutes; those that are open during the upgrade end.
DELETE FROM "reset_requests";--> statement-breakpoint
DROP INDEX "reset_requests_key";--> statement-breakpoint
ALTER TABLE "reset_requests" DROP CONSTRAINT "reset_requests_pkey";--> statement-breakpoint
ALTER TABLE "reset_requests" ADD PRIMARY KEY ("key_digest");--> statement-breakpoint
ALTER TABLE "reset_requests" ADD COLUMN "max_tries" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "reset_requests_login" ON "reset_requests" USING btree ("user_login_id");
