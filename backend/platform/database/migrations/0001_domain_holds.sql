CREATE TABLE "domain_holds" (
	"name" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"held_until" bigint
);
--> statement-breakpoint
ALTER TABLE "domain_holds" ADD CONSTRAINT "domain_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_holds_by_order" ON "domain_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "domain_holds_by_end" ON "domain_holds" USING btree ("held_until");