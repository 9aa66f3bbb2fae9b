import { type SQL, sql } from 'drizzle-orm';
import { productLines } from '#contracts/seed/categories.ts';
import { handoverDeadline } from '#core/service-rules/handover-deadline.ts';
import { handoverOf } from '#core/services/handover.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type Handover, handovers } from '#core/shared/goods/own-line.ts';

/** What decides, of a row. `written`: of the product line; `paidAt` in ms since 1970 UTC. */
export type DeadlineColumns = Readonly<Record<'category' | 'description' | 'isTransfer' | 'written' | 'paidAt', SQL>>;

/** Midnight in Vietnam of a Monday. */
const MONDAY = Date.UTC(2026, 0, 4, 17);
const nowhere = { category: '', description: '', isTransfer: false };

/** How long a line that is paid on this day of the week, 1 for Monday, may take. */
const allowanceOf = (day: number, handover: Handover): number => {
  const paidAt = MONDAY + (day - 1) * DAY_MS;
  return handoverDeadline(nowhere, paidAt, handover) - paidAt;
};

const cases = (pairs: readonly (readonly [string | number, SQL])[], column: SQL, otherwise: SQL): SQL =>
  sql`case ${column} ${sql.join(
    pairs.map(([value, then]) => sql`when ${value} then ${then}`),
    sql` `,
  )} else ${otherwise} end`;

/** In ms since 1970 UTC: what `handoverDeadline` says, taken from it for each way of handing over and day of the week. */
export const deadlineSql = ({ category, description, isTransfer, written, paidAt }: DeadlineColumns): SQL<number> => {
  const unwritten = cases(
    productLines.map((line) => [line, sql`${handoverOf({ category: line, description: '' }, null)}`]),
    category,
    sql`${handoverOf(nowhere, null)}`,
  );
  const handover = sql`case when ${category} = ${DOMAIN_LINE} and lower(${description}) like '%.vn' then 'documents'
    else coalesce(${written}, ${unwritten}) end`;
  const day = sql`extract(isodow from to_timestamp(${paidAt} / 1000.0) at time zone 'Asia/Ho_Chi_Minh')::int`;
  const ofDay = (each: Handover): SQL =>
    cases(
      [1, 2, 3, 4, 5, 6].map((at) => [at, sql`${allowanceOf(at, each)}::bigint`]),
      day,
      sql`${allowanceOf(7, each)}::bigint`,
    );
  const allowance = cases(
    handovers.map((each) => [each, ofDay(each)]),
    handover,
    sql`0`,
  );
  const ofTransfer = handoverDeadline({ ...nowhere, isTransfer: true }, 0, null);
  return sql<number>`(${paidAt} + case when ${isTransfer} then ${ofTransfer}::bigint else ${allowance} end)`;
};
