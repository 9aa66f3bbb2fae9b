ALTER TABLE "quotations" ADD COLUMN "party_id" text;--> statement-breakpoint
CREATE INDEX "quotations_by_party" ON "quotations" USING btree ("party_id","created_at");