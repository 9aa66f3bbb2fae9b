CREATE SEQUENCE "public"."quotation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"from_date" bigint NOT NULL,
	"to_date" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"held_until" bigint,
	CONSTRAINT "voucher_uses_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"campaign_action_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"rule" jsonb NOT NULL,
	"usage_limit" integer,
	"used_before" integer DEFAULT 0 NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "vouchers_id_unique" UNIQUE("id"),
	CONSTRAINT "vouchers_limit_positive" CHECK ("vouchers"."usage_limit" is null or "vouchers"."usage_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_plan_categories" (
	"plan_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "price_plan_categories_plan_id_category_id_pk" PRIMARY KEY("plan_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "price_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"loan_tenure" integer NOT NULL,
	"first_payment_percent" integer NOT NULL,
	"monthly_interest_rate" integer NOT NULL,
	"interest_rate" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_changes" (
	"line_id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"applied_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_reminders" (
	"service_id" text NOT NULL,
	"end_date" bigint NOT NULL,
	"days" integer NOT NULL,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "service_reminders_service_id_end_date_days_pk" PRIMARY KEY("service_id","end_date","days")
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"session" text NOT NULL,
	"seller" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"valid_until" bigint NOT NULL,
	CONSTRAINT "quotations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_plan" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "renews" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "upgrades" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quotation_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vouchers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plan_categories" ADD CONSTRAINT "price_plan_categories_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reminders" ADD CONSTRAINT "service_reminders_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_uses_by_order" ON "voucher_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "quotations_by_session" ON "quotations" USING btree ("session","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_of_renewed_service" ON "order_lines" USING btree ("renews") WHERE renews is not null;--> statement-breakpoint
CREATE INDEX "order_lines_of_upgraded_service" ON "order_lines" USING btree ("upgrades") WHERE upgrades is not null;