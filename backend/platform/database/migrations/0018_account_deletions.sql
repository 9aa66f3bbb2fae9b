CREATE TABLE "account_deletions" (
	"party_id" text PRIMARY KEY NOT NULL,
	"cancel_digest" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_cancel" ON "account_deletions" USING btree ("cancel_digest");--> statement-breakpoint
CREATE INDEX "account_deletions_effective" ON "account_deletions" USING btree ("effective_at");