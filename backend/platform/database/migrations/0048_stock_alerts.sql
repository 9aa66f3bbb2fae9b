CREATE TABLE "stock_alerts" (
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" bigint NOT NULL,
	CONSTRAINT "stock_alerts_product_id_email_pk" PRIMARY KEY("product_id","email")
);
--> statement-breakpoint
CREATE INDEX "stock_alerts_by_email" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alerts_by_age" ON "stock_alerts" USING btree ("requested_at");