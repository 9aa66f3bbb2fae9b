CREATE TABLE "domain_paper_files" (
	"service_id" text NOT NULL,
	"document" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"sealed" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "domain_paper_files_service_id_document_pk" PRIMARY KEY("service_id","document")
);
--> statement-breakpoint
CREATE TABLE "domain_paper_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"deed" text NOT NULL,
	"document" text,
	"actor" text NOT NULL,
	"done_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_papers" (
	"service_id" text PRIMARY KEY NOT NULL,
	"draft" text,
	"reason" text,
	"consent" integer,
	"consent_at" bigint,
	"sent_at" bigint,
	"decided_at" bigint,
	"delete_at" bigint,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domain_paper_files" ADD CONSTRAINT "domain_paper_files_service_id_domain_papers_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."domain_papers"("service_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_papers" ADD CONSTRAINT "domain_papers_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_paper_log_by_service" ON "domain_paper_log" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "domain_papers_to_delete" ON "domain_papers" USING btree ("delete_at");