import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#backend/platform/database/migrate-tables.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { anchorDayOf } from '#core/shared/paid-term.ts';
import { bySize } from '#test/kit/test-size.ts';

const MIDNIGHT = Date.UTC(2027, 0, 27, 17);
/** Two minutes around midnight in Vietnam on each of these days, the last day of a February among them. */
const DAYS = bySize({ everyday: 400, whole: 1_200, nightly: 3_000 });
const moments = Array.from({ length: DAYS }, (_, day) => [-60_000, 0].map((near) => MIDNIGHT + day * DAY_MS + near));

test('the migration gives services that are there the anchor day of the core, whatever the time zone of the database', async () => {
  const database = new PGlite();
  try {
    await database.exec(`set timezone to 'America/Los_Angeles';
      create table cloud_services (id serial primary key, start_date bigint not null, end_date bigint not null)`);
    const rows = moments.flat().flatMap((end) => [1, 28, 29, 30, 31, 59].map((days) => [end - days * DAY_MS, end]));
    await database.exec(
      `insert into cloud_services (start_date, end_date) values ${rows.map((row) => `(${row})`).join(',')}`,
    );
    await database.exec(readFileSync(join(migrationsFolder(), '0049_anchor_days.sql'), 'utf8'));
    const { rows: found } = await database.query<{ start_date: number; end_date: number; anchor_day: number }>(
      'select * from cloud_services',
    );
    expect(found).toHaveLength(rows.length);
    const wrong = found.filter((row) => row.anchor_day !== anchorDayOf(row.start_date, row.end_date));
    expect(wrong.map((row) => [formatMinute(row.start_date), formatMinute(row.end_date), row.anchor_day])).toEqual([]);
    await expect(database.exec('update cloud_services set anchor_day = 32')).rejects.toThrow(
      /cloud_services_anchor_day/,
    );
  } finally {
    await database.close();
  }
});
