CREATE TABLE "due_reminders" (
	"due_id" text NOT NULL,
	"days" integer NOT NULL,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "due_reminders_due_id_days_pk" PRIMARY KEY("due_id","days")
);
--> statement-breakpoint
CREATE TABLE "instalment_dues" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"order_id" text NOT NULL,
	"month" integer NOT NULL,
	"months" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"paid_at" bigint,
	"paid_order_id" text,
	CONSTRAINT "instalment_dues_month_in_range" CHECK ("instalment_dues"."month" between 2 and "instalment_dues"."months"),
	CONSTRAINT "instalment_dues_sum" CHECK ("instalment_dues"."net" + "instalment_dues"."vat" = "instalment_dues"."gross"),
	CONSTRAINT "instalment_dues_paid_by_an_order" CHECK (("instalment_dues"."paid_at" is null) = ("instalment_dues"."paid_order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "pays_due" text;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_due_id_instalment_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."instalment_dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalment_dues" ADD CONSTRAINT "instalment_dues_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalment_dues" ADD CONSTRAINT "instalment_dues_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalment_dues" ADD CONSTRAINT "instalment_dues_paid_order_id_orders_id_fk" FOREIGN KEY ("paid_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "instalment_dues_one_per_month" ON "instalment_dues" USING btree ("line_id","month");--> statement-breakpoint
CREATE INDEX "instalment_dues_by_order" ON "instalment_dues" USING btree ("order_id","due_at");--> statement-breakpoint
CREATE INDEX "instalment_dues_unpaid" ON "instalment_dues" USING btree ("due_at") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "order_lines_of_paid_due" ON "order_lines" USING btree ("pays_due") WHERE pays_due is not null;