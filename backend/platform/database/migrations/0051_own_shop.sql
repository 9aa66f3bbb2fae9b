CREATE TABLE "catalogue_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"read" jsonb NOT NULL,
	"added_at" bigint NOT NULL,
	"added_by" text NOT NULL,
	"applied_at" bigint
);
--> statement-breakpoint
CREATE TABLE "future_prices" (
	"product_id" text NOT NULL,
	"time" integer NOT NULL,
	"starts_on" text NOT NULL,
	"per_unit" bigint NOT NULL,
	"old_per_unit" bigint,
	CONSTRAINT "future_prices_product_id_time_starts_on_pk" PRIMARY KEY("product_id","time","starts_on")
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"id" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provisioning_tasks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"service_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"line_id" text,
	"action_id" text,
	"product_id" text,
	"system" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"error" text,
	"answer" text,
	"asked_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "provisioning_tasks_key_unique" UNIQUE("key"),
	CONSTRAINT "provisioning_tasks_subject_unique" UNIQUE("subject"),
	CONSTRAINT "provisioning_tasks_state_known" CHECK ("provisioning_tasks"."state" in ('waiting', 'accepted', 'done', 'failed', 'by-hand'))
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"version" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_type_id_version_pk" PRIMARY KEY("type","id","version")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"base64" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunity_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"opportunity_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"written_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dns_publications" (
	"domain" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"wanted" text NOT NULL,
	"published" text,
	"published_at" bigint,
	"serial" bigint NOT NULL,
	"digests" jsonb NOT NULL,
	"tries" integer NOT NULL,
	"failure" jsonb,
	"next_try_at" bigint NOT NULL,
	"claimed_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dns_update_tokens" (
	"service_id" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "dns_update_tokens_service_id_name_pk" PRIMARY KEY("service_id","name")
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"party_id" text,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "staff_notes_about_something" CHECK (num_nonnulls("staff_notes"."order_id", "staff_notes"."party_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"from" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"written_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"party_id" text NOT NULL,
	"title" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"about_title" text,
	"state" text NOT NULL,
	"waiting_since" bigint,
	"taken_by" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parties" ADD COLUMN "blocked_at" bigint;--> statement-breakpoint
ALTER TABLE "parties" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "starts_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "renewable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "provisioner" text;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "taken_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "next_call_on" text;--> statement-breakpoint
ALTER TABLE "dns_zones" ADD COLUMN "is_signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waived" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waiver_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "provisioning_tasks" ADD CONSTRAINT "provisioning_tasks_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioning_tasks" ADD CONSTRAINT "provisioning_tasks_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioning_tasks" ADD CONSTRAINT "provisioning_tasks_action_id_service_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."service_actions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_notes" ADD CONSTRAINT "opportunity_notes_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dns_update_tokens" ADD CONSTRAINT "dns_update_tokens_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "future_prices_starts_on" ON "future_prices" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "provisioning_tasks_of_service" ON "provisioning_tasks" USING btree ("service_id","id");--> statement-breakpoint
CREATE INDEX "provisioning_tasks_due" ON "provisioning_tasks" USING btree ("next_try_at") WHERE state in ('waiting', 'accepted');--> statement-breakpoint
CREATE INDEX "provisioning_tasks_failed" ON "provisioning_tasks" USING btree ("id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "opportunity_notes_of" ON "opportunity_notes" USING btree ("opportunity_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dns_update_tokens_by_digest" ON "dns_update_tokens" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "staff_notes_by_order" ON "staff_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "staff_notes_by_party" ON "staff_notes" USING btree ("party_id","at");--> statement-breakpoint
CREATE INDEX "support_messages_of_request" ON "support_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_requests_number" ON "support_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "support_requests_of_party" ON "support_requests" USING btree ("party_id","updated_at");--> statement-breakpoint
CREATE INDEX "support_requests_waiting" ON "support_requests" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "cloud_services_domains" ON "cloud_services" USING btree ("name") WHERE type = 'domain';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_waived_not_negative" CHECK ("payments"."waived" >= 0);