import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { staffLog } from '#backend/staff/schema.ts';
import { logColumns } from '#contracts/desk/columns/log/log-columns.vi.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import { startOfIsoDay } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';

const toRecord = ({ id, at, name, action, path, result, change }: typeof staffLog.$inferSelect): LogRecord => ({
  id: String(id),
  at,
  name,
  action,
  path,
  result,
  before: change?.before ?? {},
  after: change?.after ?? {},
});

/** By words in the member's name and in the record's id: an address such as `…/CS-04/plan` has others. */
const listLog = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const day = startOfIsoDay(filter.day ?? '');
  const wanted = and(
    filter.kind === 'all' ? undefined : isNotNull(staffLog.change),
    filter.about === undefined ? undefined : eq(sql`split_part(${staffLog.path}, '/', 4)`, filter.about),
    day === null ? undefined : and(gte(staffLog.at, day), lt(staffLog.at, day + DAY_MS)),
    words === ''
      ? undefined
      : sql`strpos(lower(${staffLog.name} || ' ' || split_part(${staffLog.path}, '/', 5)), ${words.toLowerCase()}) > 0`,
  );
  const found = await db
    .select()
    .from(staffLog)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(staffLog.id))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRecord), total: await db.$count(staffLog, wanted) };
};

const readEntry = async (db: Database | Transaction, id: string): Promise<LogRecord | null> => {
  const [found] = /^\d{1,15}$/.test(id)
    ? await db
        .select()
        .from(staffLog)
        .where(eq(staffLog.id, Number(id)))
    : [];
  return found ? toRecord(found) : null;
};

/** Who changed what: all, of one list (`about`), of one day in Vietnam; every request besides with the kind `all`. */
export const logResource = ({ db }: Pick<BackendDeps, 'db'>): DeskResource => ({
  name: 'log',
  reader: 'log:read',
  sorts: ['at'],
  filters: ['kind', 'about', 'day'],
  columns: logColumns,
  list: (query) => listLog(db, query),
  read: readEntry,
});
