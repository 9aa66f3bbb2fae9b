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
ALTER TABLE "provisioning_tasks" DROP CONSTRAINT "provisioning_tasks_state_known";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "service_kind" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "handover" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "plan_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "given_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "incidents_started" ON "incidents" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "status_measurements_at" ON "status_measurements" USING btree ("at");--> statement-breakpoint
CREATE INDEX "cloud_services_by_end" ON "cloud_services" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "cloud_services_by_name" ON "cloud_services" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cloud_services_newest" ON "cloud_services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cloud_services_by_plan" ON "cloud_services" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cloud_services_found_by_name" ON "cloud_services" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "cloud_services_found_by_label" ON "cloud_services" USING btree (lower("label"));--> statement-breakpoint
CREATE INDEX "cloud_services_found_by_address" ON "cloud_services" USING gin (("set_up" -> 'ips'));--> statement-breakpoint
CREATE INDEX "provisioning_tasks_of_staff" ON "provisioning_tasks" USING btree ("id") WHERE state = 'staff';--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "cloud_services" ADD CONSTRAINT "cloud_services_given_days" CHECK ("cloud_services"."given_days" >= 0);--> statement-breakpoint
ALTER TABLE "provisioning_tasks" ADD CONSTRAINT "provisioning_tasks_state_known" CHECK ("provisioning_tasks"."state" in ('waiting', 'accepted', 'done', 'failed', 'by-hand', 'staff'));