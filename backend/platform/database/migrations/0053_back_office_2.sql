CREATE SEQUENCE "public"."top_up_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "balance_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"party_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"top_up_id" text,
	"order_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "balance_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "balance_entries_amount_positive" CHECK ("balance_entries"."amount" > 0),
	CONSTRAINT "balance_entries_one_side" CHECK (("balance_entries"."from_account" = 'customer') <> ("balance_entries"."to_account" = 'customer'))
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT 'NT' || to_char(nextval('top_up_numbers'), 'FM999900000000') NOT NULL,
	"party_id" text NOT NULL,
	"method_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "top_ups_number_unique" UNIQUE("number"),
	CONSTRAINT "top_ups_amount_positive" CHECK ("top_ups"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "auto_renewals" (
	"service_id" text PRIMARY KEY NOT NULL,
	"switched_on_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_renewed_terms" (
	"service_id" text NOT NULL,
	"end_date" bigint NOT NULL,
	"told_at" bigint,
	"order_id" text,
	CONSTRAINT "auto_renewed_terms_service_id_end_date_pk" PRIMARY KEY("service_id","end_date")
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"reader" text NOT NULL,
	"mail" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"way" text NOT NULL,
	"decided_at" bigint NOT NULL,
	CONSTRAINT "mail_choices_reader_mail_pk" PRIMARY KEY("reader","mail")
);
--> statement-breakpoint
CREATE TABLE "service_extensions" (
	"id" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	"service_ids" text[] NOT NULL,
	"outcome" jsonb,
	"made_by" text NOT NULL,
	"made_at" bigint NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"parts" jsonb NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint,
	"updates" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_measurements" (
	"part" text NOT NULL,
	"at" bigint NOT NULL,
	"is_up" boolean NOT NULL,
	CONSTRAINT "status_measurements_part_at_pk" PRIMARY KEY("part","at")
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"message_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"sealed" text NOT NULL,
	"added_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provisioning_tasks" DROP CONSTRAINT "provisioning_tasks_state_known";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "service_kind" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "handover" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "plan_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "given_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_references" ADD COLUMN "balance_entry_id" text;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_top_up_id_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_renewals" ADD CONSTRAINT "auto_renewals_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_renewed_terms" ADD CONSTRAINT "auto_renewed_terms_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_renewed_terms" ADD CONSTRAINT "auto_renewed_terms_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_entries_by_party" ON "balance_entries" USING btree ("party_id","sequence");--> statement-breakpoint
CREATE INDEX "balance_entries_by_top_up" ON "balance_entries" USING btree ("top_up_id") WHERE top_up_id is not null;--> statement-breakpoint
CREATE INDEX "balance_entries_newest" ON "balance_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "top_ups_by_party" ON "top_ups" USING btree ("party_id","created_at");--> statement-breakpoint
CREATE INDEX "incidents_started" ON "incidents" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "status_measurements_at" ON "status_measurements" USING btree ("at");--> statement-breakpoint
CREATE INDEX "support_files_of_request" ON "support_files" USING btree ("request_id","message_id");--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_balance_entry_id_balance_entries_id_fk" FOREIGN KEY ("balance_entry_id") REFERENCES "public"."balance_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cloud_services_by_end" ON "cloud_services" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "cloud_services_by_name" ON "cloud_services" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cloud_services_newest" ON "cloud_services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cloud_services_by_plan" ON "cloud_services" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cloud_services_found_by_name" ON "cloud_services" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "cloud_services_found_by_label" ON "cloud_services" USING btree (lower("label"));--> statement-breakpoint
CREATE INDEX "cloud_services_found_by_address" ON "cloud_services" USING gin (("set_up" -> 'ips'));--> statement-breakpoint
CREATE INDEX "provisioning_tasks_of_staff" ON "provisioning_tasks" USING btree ("id") WHERE state = 'staff';--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "bank_references" ADD CONSTRAINT "bank_references_balance_entry_id_unique" UNIQUE("balance_entry_id");--> statement-breakpoint
ALTER TABLE "cloud_services" ADD CONSTRAINT "cloud_services_given_days" CHECK ("cloud_services"."given_days" >= 0);--> statement-breakpoint
ALTER TABLE "provisioning_tasks" ADD CONSTRAINT "provisioning_tasks_state_known" CHECK ("provisioning_tasks"."state" in ('waiting', 'accepted', 'done', 'failed', 'by-hand', 'staff'));