CREATE TABLE "content_previews" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_previews_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"greeting" text NOT NULL,
	"closing" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"service_ids" text[] NOT NULL,
	"sent_service_ids" text[] DEFAULT '{}' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"read" jsonb NOT NULL,
	"outcome" jsonb,
	"added_at" bigint NOT NULL,
	"added_by" text NOT NULL,
	"applied_at" bigint
);
--> statement-breakpoint
CREATE TABLE "bank_references" (
	"reference" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"payment_id" text,
	"transfer_id" text,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "bank_references_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "bank_references_transfer_id_unique" UNIQUE("transfer_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_reports" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"official_number" text DEFAULT '' NOT NULL,
	"authority_code" text DEFAULT '' NOT NULL,
	"sent_at" bigint,
	CONSTRAINT "invoice_reports_state_known" CHECK ("invoice_reports"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "invoice_reports_receipt" CHECK (("invoice_reports"."state" = 'sent') = ("invoice_reports"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"action" text NOT NULL,
	"typed" jsonb,
	"amount" bigint NOT NULL,
	"change" jsonb NOT NULL,
	"asked_by_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_order_id_unique";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "adjusts" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" bigint;--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reports" ADD CONSTRAINT "invoice_reports_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_mails_sent" ON "service_mails" USING gin ("sent_service_ids");--> statement-breakpoint
CREATE INDEX "invoice_reports_due" ON "invoice_reports" USING btree ("next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_reports_failed" ON "invoice_reports" USING btree ("invoice_id") WHERE state = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approvals_one_waits" ON "staff_approvals" USING btree ("resource","record_id","action") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "staff_approvals_by_state" ON "staff_approvals" USING btree ("state","asked_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_adjusts_invoices_id_fk" FOREIGN KEY ("adjusts") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once_per_refund" ON "invoices" USING btree ("adjusts","refund_id");--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");