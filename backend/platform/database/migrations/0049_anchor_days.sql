ALTER TABLE "cloud_services" ADD COLUMN "anchor_day" integer;--> statement-breakpoint
ALTER TABLE "cloud_services" ADD CONSTRAINT "cloud_services_anchor_day" CHECK ("cloud_services"."anchor_day" between 1 and 31);--> statement-breakpoint
-- Services that are there end on the day of their start when a shorter month has cut it off, else on the day of their
-- end. Days change at midnight in Vietnam, seven hours before UTC.
WITH "days" AS (
	SELECT
		"id",
		date '1970-01-01' + (("start_date" + 25200000) / 86400000)::integer AS "start_day",
		date '1970-01-01' + (("end_date" + 25200000) / 86400000)::integer AS "end_day"
	FROM "cloud_services"
)
UPDATE "cloud_services" SET "anchor_day" = CASE
	WHEN extract(day FROM "days"."end_day" + 1) = 1
		THEN greatest(extract(day FROM "days"."start_day"), extract(day FROM "days"."end_day"))
	ELSE extract(day FROM "days"."end_day")
END
FROM "days" WHERE "days"."id" = "cloud_services"."id";
