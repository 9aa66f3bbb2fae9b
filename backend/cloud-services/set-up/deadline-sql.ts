import { type SQL, sql } from 'drizzle-orm';
import { productLines } from '#contracts/seed/categories.ts';
import { handoverDeadline } from '#core/service-rules/handover-deadline.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type Handover, lineHandovers } from '#core/shared/goods/own-line.ts';

/** What decides, of a row. `written`: of the product line; `paidAt` in ms since 1970 UTC. */
export type DeadlineColumns = Readonly<Record<'category' | 'description' | 'isTransfer' | 'written' | 'paidAt', SQL>>;

/** Midnight in Vietnam of a Monday. */
const MONDAY = Date.UTC(2026, 0, 4, 17);
const nowhere = { category: '', description: '', isTransfer: false };
const days = [1, 2, 3, 4, 5, 6] as const;

type Line = Parameters<typeof handoverDeadline>[0];

/** How long a line that is paid on this day of the week, 1 for Monday, may take. */
const allowanceOf = (day: number, line: Line, written: Handover | null): SQL => {
  const paidAt = MONDAY + (day - 1) * DAY_MS;
  return sql`${handoverDeadline(line, paidAt, written) - paidAt}::bigint`;
};

const cases = (pairs: readonly (readonly [string | number, SQL])[], column: SQL, otherwise: SQL): SQL =>
  sql`case ${column} ${sql.join(
    pairs.map(([value, then]) => sql`when ${value} then ${then}`),
    sql` `,
  )} else ${otherwise} end`;

/** In ms since 1970 UTC: what `handoverDeadline` says, taken from it for each line, way of handing over and day of the week. */
export const deadlineSql = ({ category, description, isTransfer, written, paidAt }: DeadlineColumns): SQL<number> => {
  const day = sql`extract(isodow from to_timestamp(${paidAt} / 1000.0) at time zone 'Asia/Ho_Chi_Minh')::int`;
  const byDay = (line: Line, says: Handover | null): SQL =>
    cases(
      days.map((at) => [at, allowanceOf(at, line, says)]),
      day,
      allowanceOf(7, line, says),
    );
  const ofWritten = cases(
    lineHandovers.map((says) => [says, byDay(nowhere, says)]),
    written,
    byDay(nowhere, null),
  );
  const ofLine = cases(
    productLines.map((line) => [line, byDay({ ...nowhere, category: line }, null)]),
    category,
    byDay(nowhere, null),
  );
  const ofDocuments = byDay({ category: DOMAIN_LINE, description: 'x.vn', isTransfer: false }, null);
  const allowance = sql`case
    when ${isTransfer} then ${allowanceOf(1, { ...nowhere, isTransfer: true }, null)}
    when ${category} = ${DOMAIN_LINE} and lower(${description}) like '%.vn' then ${ofDocuments}
    when ${written} is not null then ${ofWritten}
    else ${ofLine} end`;
  return sql<number>`(${paidAt} + ${allowance})`;
};
