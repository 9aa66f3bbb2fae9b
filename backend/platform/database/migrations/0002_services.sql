CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"party_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"party_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"party_id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"party_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_codes_party_id_digest_pk" PRIMARY KEY("party_id","digest")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"party_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_requests" (
	"state_digest" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"return_url" text NOT NULL,
	"error_url" text NOT NULL,
	"guest_session_id" text,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activation_codes" (
	"user_login_id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"sent_to" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_proofs" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"username" text PRIMARY KEY NOT NULL,
	"user_login_id" text,
	"key_digest" text NOT NULL,
	"code_digest" text NOT NULL,
	"link_digest" text NOT NULL,
	"token_digest" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_tickets" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_login_id" text NOT NULL,
	"guest_session_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cloud_services" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_title" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'PROCESSING' NOT NULL,
	"start_date" bigint NOT NULL,
	"end_date" bigint NOT NULL,
	"term" integer NOT NULL,
	"unit_id" text NOT NULL,
	"set_up" jsonb NOT NULL,
	"papers" text,
	"password" text,
	"ready_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "cloud_services_status_known" CHECK ("cloud_services"."status" in ('CREATED', 'UPGRADED', 'PROCESSING', 'COMPLETED', 'ERROR', 'SUSPEND', 'CANCELLED', 'CLOSED'))
);
--> statement-breakpoint
CREATE TABLE "connector_resources" (
	"connector_id" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "connector_resources_connector_id_resource_type_resource_id_pk" PRIMARY KEY("connector_id","resource_type","resource_id")
);
--> statement-breakpoint
CREATE TABLE "connectors" (
	"id" text PRIMARY KEY NOT NULL,
	"maker" text NOT NULL,
	"type" text NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"resource_id" text NOT NULL,
	"resource_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" text PRIMARY KEY NOT NULL,
	"party_id" text NOT NULL,
	"webp" text NOT NULL,
	CONSTRAINT "avatars_party_id_unique" UNIQUE("party_id")
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"province_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receivers" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"owner_party_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"province_code" text NOT NULL,
	"province_name" text NOT NULL,
	"ward_code" text NOT NULL,
	"ward_name" text NOT NULL,
	"admin_version" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"keeper" text NOT NULL,
	"product_id" text NOT NULL,
	"session_id" text,
	"party_id" text,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "favourites_keeper_product_id_pk" PRIMARY KEY("keeper","product_id")
);
--> statement-breakpoint
CREATE TABLE "provider_grants" (
	"code_digest" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"person_id" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"token_digest" text,
	CONSTRAINT "provider_grants_token" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "provider_people" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"reviewer_name" text NOT NULL,
	"reviewer_phone" text DEFAULT '' NOT NULL,
	"reviewer_email" text DEFAULT '' NOT NULL,
	"bought" boolean DEFAULT false NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "reviews_stars_in_range" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_login_id_user_logins_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'session' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "guest_session_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "human_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_logins" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "user_logins" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "user_logins" ADD COLUMN "external_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_logins" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_codes" ADD CONSTRAINT "activation_codes_user_login_id_user_logins_id_fk" FOREIGN KEY ("user_login_id") REFERENCES "public"."user_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_requests" ADD CONSTRAINT "reset_requests_user_login_id_user_logins_id_fk" FOREIGN KEY ("user_login_id") REFERENCES "public"."user_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_tickets" ADD CONSTRAINT "second_factor_tickets_user_login_id_user_logins_id_fk" FOREIGN KEY ("user_login_id") REFERENCES "public"."user_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD CONSTRAINT "cloud_services_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD CONSTRAINT "cloud_services_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_resources" ADD CONSTRAINT "connector_resources_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_owner_party_id_parties_id_fk" FOREIGN KEY ("owner_party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_grants" ADD CONSTRAINT "provider_grants_person_id_provider_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."provider_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_party" ON "passkeys" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "provider_requests_expires" ON "provider_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activation_codes_expires" ON "activation_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bot_proofs_expires" ON "bot_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reset_requests_key" ON "reset_requests" USING btree ("key_digest");--> statement-breakpoint
CREATE INDEX "reset_requests_link" ON "reset_requests" USING btree ("link_digest");--> statement-breakpoint
CREATE INDEX "reset_requests_token" ON "reset_requests" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "reset_requests_expires" ON "reset_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_factor_tickets_expires" ON "second_factor_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttles_ends" ON "throttles" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cloud_services_one_per_machine" ON "cloud_services" USING btree ("line_id","position");--> statement-breakpoint
CREATE INDEX "cloud_services_by_order" ON "cloud_services" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "cloud_services_to_hand_over" ON "cloud_services" USING btree ("ready_at") WHERE status = 'PROCESSING';--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_one_per_resource" ON "connectors" USING btree ("maker","type","resource_type","resource_id");--> statement-breakpoint
CREATE INDEX "colleges_by_province" ON "colleges" USING btree ("province_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "receivers_one_default_per_owner" ON "receivers" USING btree ("owner_party_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "receivers_by_owner" ON "receivers" USING btree ("owner_party_id","sequence");--> statement-breakpoint
CREATE INDEX "provider_grants_expires" ON "provider_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_people_by_provider" ON "provider_people" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "outbox_messages_to" ON "outbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_author" ON "reviews" USING btree ("product_id","author");--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author","created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_login_id_user_logins_id_fk" FOREIGN KEY ("user_login_id") REFERENCES "public"."user_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_login" ON "sessions" USING btree ("user_login_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_logins_external" ON "user_logins" USING btree ("provider","external_id");--> statement-breakpoint
CREATE INDEX "user_logins_party" ON "user_logins" USING btree ("party_id");