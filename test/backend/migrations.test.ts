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
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted();
    const isFresh = (name: string): boolean => name > `${releases.at(-1)}.sql`;
    const textsOf = (wanted: readonly string[]) => wanted.map((name) => readFileSync(join(folder, name), 'utf8'));
    const older = textsOf(names.filter((name) => !isFresh(name)));
    expect(breakingStatements(textsOf(names.filter(isFresh)), older)).toEqual([]);
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

  test('a unique index may forbid less than before, and nothing else', () => {
    const index = (on: string, where: string) =>
      `CREATE UNIQUE INDEX "one_note" ON "orders" USING btree (${on})${where};`;
    const older = [index('"note"', " WHERE state <> 'refused'")];
    const narrower = index('"note"', " WHERE state <> 'refused' and not is_draft");
    expect(breakingStatements([narrower], older)).toEqual([]);
    for (const other of [
      index('"note"', ''),
      index('"note"', ' WHERE not is_draft'),
      index('"note"', " WHERE state <> 'refused' or not is_draft"),
      index('"total"', " WHERE state <> 'refused' and not is_draft"),
    ])
      expect(breakingStatements([other], older)).toHaveLength(1);
    expect(breakingStatements([narrower], [])).toHaveLength(1);
  });

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
