CREATE TABLE "mail_choices" (
	"reader" text NOT NULL,
	"mail" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"way" text NOT NULL,
	"decided_at" bigint NOT NULL,
	CONSTRAINT "mail_choices_reader_mail_pk" PRIMARY KEY("reader","mail")
);
--> statement-breakpoint
ALTER TABLE "provisioning_tasks" DROP CONSTRAINT "provisioning_tasks_state_known";--> statement-breakpoint
CREATE INDEX "provisioning_tasks_of_staff" ON "provisioning_tasks" USING btree ("id") WHERE state = 'staff';--> statement-breakpoint
ALTER TABLE "provisioning_tasks" ADD CONSTRAINT "provisioning_tasks_state_known" CHECK ("provisioning_tasks"."state" in ('waiting', 'accepted', 'done', 'failed', 'by-hand', 'staff'));