CREATE TABLE "refund_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"net" bigint NOT NULL,
	"exempt" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"account" text,
	"actor" text NOT NULL,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" bigint NOT NULL,
	"decided_at" bigint,
	"paid_at" bigint,
	CONSTRAINT "refund_requests_state_known" CHECK ("refund_requests"."state" in ('asked', 'confirmed', 'refused', 'paid')),
	CONSTRAINT "refund_requests_sum" CHECK ("refund_requests"."net" + "refund_requests"."exempt" + "refund_requests"."vat" = "refund_requests"."gross"),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."state" = 'asked') = ("refund_requests"."decided_at" is null)),
	CONSTRAINT "refund_requests_paid" CHECK (("refund_requests"."state" = 'paid') = ("refund_requests"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "service_grace_steps" (
	"service_id" text NOT NULL,
	"cause" text NOT NULL,
	"end_at" bigint NOT NULL,
	"step" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "service_grace_steps_service_id_cause_end_at_step_pk" PRIMARY KEY("service_id","cause","end_at","step")
);
--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "ends_with_term" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_grace_steps" ADD CONSTRAINT "service_grace_steps_service_id_cloud_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."cloud_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_per_service" ON "refund_requests" USING btree ("service_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "refund_requests_by_state" ON "refund_requests" USING btree ("state","asked_at");