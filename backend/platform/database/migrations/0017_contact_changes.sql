CREATE TABLE "contact_changes" (
	"party_id" text NOT NULL,
	"field" text NOT NULL,
	"new_contact" text NOT NULL,
	"old_contact" text NOT NULL,
	"new_digest" text,
	"new_tries" integer DEFAULT 0 NOT NULL,
	"old_digest" text,
	"old_tries" integer DEFAULT 0 NOT NULL,
	"cancel_digest" text NOT NULL,
	"codes_until" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone,
	CONSTRAINT "contact_changes_party_id_field_pk" PRIMARY KEY("party_id","field")
);
--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_cancel" ON "contact_changes" USING btree ("cancel_digest");--> statement-breakpoint
CREATE INDEX "contact_changes_effective" ON "contact_changes" USING btree ("effective_at");