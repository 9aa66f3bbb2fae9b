CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"source_customer" text DEFAULT '' NOT NULL,
	"member_level" text,
	"session_id" text,
	"created_stamp" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parties" (
	"id" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"gender" text,
	"birth_date" text,
	"identity_number" text,
	"avatar_url" text,
	"personal_title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"user_login_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_login_id" text NOT NULL,
	"party_id" text NOT NULL,
	"status" text DEFAULT 'UN_VERIFIED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"level" smallint NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"lowest_price" bigint,
	"lowest_unit_id" text,
	CONSTRAINT "categories_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "category_options" (
	"category_id" text NOT NULL,
	"option_id" text NOT NULL,
	"required" boolean NOT NULL,
	CONSTRAINT "category_options_category_id_option_id_pk" PRIMARY KEY("category_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "combos" (
	"model_id" text NOT NULL,
	"with_product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "combos_model_id_with_product_id_pk" PRIMARY KEY("model_id","with_product_id")
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"id" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"product_id" text,
	"price" bigint,
	"price_above_4_cpu" bigint,
	"percent" integer,
	CONSTRAINT "option_values_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "options_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_contents" (
	"model_id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"description" jsonb NOT NULL,
	"gift" text
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"time" integer NOT NULL,
	"type" text NOT NULL,
	"net" bigint NOT NULL,
	"exempt" bigint NOT NULL,
	"per_unit" bigint NOT NULL,
	"renewal_net" bigint NOT NULL,
	"renewal_exempt" bigint NOT NULL,
	"renewal_per_unit" bigint NOT NULL,
	"discount_percent" integer NOT NULL,
	"old_per_unit" bigint,
	"campaign_id" text,
	"campaign_action_id" text,
	CONSTRAINT "product_prices_product_id_time_pk" PRIMARY KEY("product_id","time")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"tag_id" text NOT NULL,
	"model_id" text NOT NULL,
	CONSTRAINT "product_tags_tag_id_model_id_pk" PRIMARY KEY("tag_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"category_id" text NOT NULL,
	"group_id" text NOT NULL,
	"model_id" text NOT NULL,
	"summary" text NOT NULL,
	"specs" text NOT NULL,
	"specifications" jsonb NOT NULL,
	"image" text NOT NULL,
	"badge" text,
	"available" boolean DEFAULT true NOT NULL,
	"unit_id" text NOT NULL,
	"vat_inside" boolean NOT NULL,
	"list_per_month" bigint NOT NULL,
	"cpus" integer NOT NULL,
	"position" integer NOT NULL,
	"lead_price" bigint NOT NULL,
	"promoted" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"folded" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array("products"."folded", ' '))) STORED NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "store_categories_store_id_category_id_pk" PRIMARY KEY("store_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"enable" boolean NOT NULL,
	"created_stamp" bigint NOT NULL,
	CONSTRAINT "stores_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_entries_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"session_id" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intents_session_id_key_pk" PRIMARY KEY("session_id","key")
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_names" (
	"name" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"parent_id" text,
	"product_id" text NOT NULL,
	"slug" text,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"category_id" text NOT NULL,
	"option_id" text,
	"time" integer NOT NULL,
	"unit_id" text NOT NULL,
	"unit_name" text NOT NULL,
	"count" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_domain" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"net" bigint NOT NULL,
	"exempt" bigint NOT NULL,
	"renewal_net" bigint NOT NULL,
	"renewal_exempt" bigint NOT NULL,
	"old_price" bigint,
	"vat_percent" integer NOT NULL,
	"vat_inside" boolean NOT NULL,
	"price_type" text NOT NULL,
	"campaign_id" text,
	"campaign_action_id" text,
	"gift" boolean DEFAULT false NOT NULL,
	"item_type" text,
	"price_held_until" bigint NOT NULL,
	"repriced_from" bigint,
	"intent" text,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	"removed_reason" text,
	CONSTRAINT "order_lines_count_in_range" CHECK ("order_lines"."count" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"session" text NOT NULL,
	"owner_party_id" text,
	"owner_logged_in" boolean DEFAULT false NOT NULL,
	"owner_name" text,
	"owner_email" text,
	"owner_phone" text,
	"order_type" text DEFAULT 'SERVICE' NOT NULL,
	"source" text NOT NULL,
	"channel" text DEFAULT 'website' NOT NULL,
	"platform" text DEFAULT 'WEB' NOT NULL,
	"status" integer DEFAULT 10 NOT NULL,
	"financial" text DEFAULT 'UNPAID' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cancel_reason" text,
	"address" jsonb,
	"invoice_request" jsonb,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"approved_at" bigint,
	"paid_at" bigint,
	"processed_at" bigint,
	"completed_at" bigint,
	"canceled_at" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in (10, 20, 40, 50, 90))
);
--> statement-breakpoint
CREATE TABLE "provisionings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"queued_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"net" bigint NOT NULL,
	"exempt" bigint NOT NULL,
	"vat_percent" integer,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" text NOT NULL,
	"order_number" text NOT NULL,
	"payment_id" text NOT NULL,
	"party_id_to" text,
	"status" text DEFAULT 'ISSUED' NOT NULL,
	"issued_at" bigint NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"exempt" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "invoices_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "invoices_add_up" CHECK ("invoices"."net" + "invoices"."exempt" + "invoices"."vat" = "invoices"."gross")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_methods_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"received_at" bigint NOT NULL,
	"verdict" text NOT NULL,
	"amount" bigint NOT NULL,
	"transaction_id" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"order_id" text NOT NULL,
	"order_number" text NOT NULL,
	"method_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"source" text NOT NULL,
	"return_url" text NOT NULL,
	"qr_text" text,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"decided_at" bigint,
	"bank_code" text,
	"transaction_id" text,
	"late" boolean DEFAULT false NOT NULL,
	"invoice_id" text,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "old_wards" (
	"old_code" text NOT NULL,
	"new_code" text NOT NULL,
	"old_name" text NOT NULL,
	"old_district" text NOT NULL,
	"old_province" text NOT NULL,
	CONSTRAINT "old_wards_old_code_new_code_pk" PRIMARY KEY("old_code","new_code")
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"admin_version" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wards" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"province_code" text NOT NULL,
	"admin_version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_id_parties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_login_id_user_logins_id_fk" FOREIGN KEY ("user_login_id") REFERENCES "public"."user_logins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_logins" ADD CONSTRAINT "user_logins_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisionings" ADD CONSTRAINT "provisionings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisionings" ADD CONSTRAINT "provisionings_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_code_payment_methods_code_fk" FOREIGN KEY ("method_code") REFERENCES "public"."payment_methods"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_wards" ADD CONSTRAINT "old_wards_new_code_wards_code_fk" FOREIGN KEY ("new_code") REFERENCES "public"."wards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wards" ADD CONSTRAINT "wards_province_code_provinces_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_logins_name" ON "user_logins" USING btree ("user_login_id");--> statement-breakpoint
CREATE INDEX "option_values_option" ON "option_values" USING btree ("option_id","position");--> statement-breakpoint
CREATE INDEX "product_tags_model" ON "product_tags" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","lead_price","position");--> statement-breakpoint
CREATE INDEX "products_category_name" ON "products" USING btree ("category_id","title_key","position");--> statement-breakpoint
CREATE INDEX "products_group_popular" ON "products" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "products_group_price" ON "products" USING btree ("group_id","lead_price","position");--> statement-breakpoint
CREATE INDEX "products_group_name" ON "products" USING btree ("group_id","title_key","position");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("lead_price","position");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("title_key","position");--> statement-breakpoint
CREATE INDEX "products_promoted" ON "products" USING btree ("position") WHERE promoted;--> statement-breakpoint
CREATE INDEX "products_model" ON "products" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "content_entries_url_old" ON "content_entries" USING btree ("type",("attributes" ->> 'urlOld'));--> statement-breakpoint
CREATE INDEX "intents_created_at" ON "intents" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_one_per_version" ON "order_events" USING btree ("order_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_one_line_per_domain" ON "order_lines" USING btree ("order_id",lower(description)) WHERE is_domain and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_one_line_per_intent" ON "order_lines" USING btree ("order_id","intent") WHERE intent is not null and parent_id is null;--> statement-breakpoint
CREATE INDEX "order_lines_by_order" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_cart_per_owner" ON "orders" USING btree ("owner_party_id") WHERE source = 'cart' and status = 10 and owner_party_id is not null;--> statement-breakpoint
CREATE INDEX "orders_by_owner" ON "orders" USING btree ("owner_party_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_session" ON "orders" USING btree ("session","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provisionings_one_per_line" ON "provisionings" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_by_position" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_once" ON "invoices" USING btree ("series","number");--> statement-breakpoint
CREATE INDEX "payment_notifications_by_payment" ON "payment_notifications" USING btree ("payment_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_waiting_per_order" ON "payments" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid_per_order" ON "payments" USING btree ("order_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "wards_province" ON "wards" USING btree ("province_code");