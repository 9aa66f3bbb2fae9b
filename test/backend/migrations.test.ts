import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releases } from '#backend/platform/database/releases.ts';
import { breakingStatements } from './migration-rules.ts';

const folder = join(import.meta.dirname, '..', '..', 'backend', 'platform', 'database', 'migrations');

describe('the release before runs on the tables of this one', () => {
  test('the newest migration of each release is that of the change log', () => {
    const log = readFileSync(join(import.meta.dirname, '..', '..', 'CHANGELOG.md'), 'utf8');
    const named = [...log.matchAll(/Last migration: `(\w+)`/g)].map(([, tag]) => tag);
    expect(named.toReversed()).toEqual(releases);
  });

  test('no migration since the last release takes away or renames what that release uses, or demands more of it', () => {
    const fresh = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > `${releases.at(-1)}.sql`);
    expect(breakingStatements(fresh.map((name) => readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });

  test.each([
    'ALTER TABLE "orders" DROP COLUMN "note";',
    'DROP TABLE "orders";',
    'ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";',
    'ALTER TABLE "orders" RENAME TO "purchases";',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE text;',
    'ALTER TABLE "orders" ADD COLUMN "channel" text NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK ("orders"."total" > 0);',
    'CREATE UNIQUE INDEX "one_note" ON "orders" USING btree ("note");',
    'TRUNCATE orders;',
  ])('a breaking statement is found: %s', (statement) => expect(breakingStatements([statement])).toHaveLength(1));

  test('what adds is allowed: tables with their constraints, optional columns, columns with a default, indexes', () => {
    const file = `CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_order_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "notes_text" ON "notes" USING btree ("text");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" in ('web', 'desk'));
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_source" ON "orders" USING btree ("source");
-- Old rows have none.
UPDATE "orders" SET "source" = 'web';`;
    expect(breakingStatements([file])).toEqual([]);
  });
});
