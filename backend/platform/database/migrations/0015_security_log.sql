CREATE TABLE "security_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"done_at" bigint NOT NULL,
	"event" text NOT NULL,
	"result" text NOT NULL,
	"failure" text NOT NULL,
	"party_id" text NOT NULL,
	"name" text NOT NULL,
	"network" text NOT NULL,
	"session" text NOT NULL,
	"repeats" text,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "security_log_repeats_unique" UNIQUE("repeats")
);
--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "security_log_party" ON "security_log" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "security_log_name" ON "security_log" USING btree ("name");