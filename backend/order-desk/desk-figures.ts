import { and, count, gte, inArray, isNotNull, ne, sql, sum } from 'drizzle-orm';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { figureColumns } from '#contracts/desk/columns/figure-columns.vi.ts';
import type { FigureRecord } from '#contracts/desk/figure-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { comparedPeriods } from '#core/shared/periods/compared-periods.ts';
import { runningStatuses } from '#core/shared/service-status.ts';
import { countsIn } from './invoices/desk-invoices.ts';

type Readable = Database | Transaction;
type Period = { readonly start: number; readonly end: number };

/** Before VAT, đồng. */
const turnoverIn = async (db: Readable, period: Period): Promise<number> => {
  const [found] = await db
    .select({ turnover: sum(sql`${invoices.net} + ${invoices.exempt}`).mapWith(Number) })
    .from(invoices)
    .where(countsIn(period));
  return found?.turnover ?? 0;
};

/**
 * What running services cost before VAT for the term that was paid last, with their options, and how many months that is;
 * an instalment is of one month.
 */
const paidTerms = sql`
  with renewed as (
    select distinct on (coalesce(l.renews, l.upgrades)) coalesce(l.renews, l.upgrades) as service, l.id
    from ${orderLines} l join ${orders} o on o.id = l.order_id
    where (l.renews is not null or l.upgrades is not null) and l.removed_at is null and o.paid_at is not null
    order by coalesce(l.renews, l.upgrades), l.position desc
  ), newest as (
    select s.id as service, s.end_date, coalesce(renewed.id, s.line_id) as line
    from ${cloudServices} s left join renewed on renewed.service = s.id
    where s.status in ${sql.raw(`('${runningStatuses.join("', '")}')`)} and not s.ends_with_term
  ), options as materialized (
    select parent_id, sum(renewal_net + renewal_exempt) as amount
    from ${orderLines} where parent_id is not null and removed_at is null group by parent_id
  )
  select newest.end_date, l.renewal_net + l.renewal_exempt + coalesce(options.amount, 0) as amount,
    case when l.price_plan is not null then 1 when l.unit_id = 'YEAR' then l.time * 12 else l.time end as months
  from newest join ${orderLines} l on l.id = newest.line left join options on options.parent_id = l.id
  where l.removed_at is null and not exists (select from ${orders} o where o.id = l.order_id and o.paid_at is null)`;

const sumTerms = async (db: Readable, now: number) => {
  const soon = now + 30 * DAY_MS;
  const [found] = (
    await db.execute<Record<'recurring' | 'running' | 'due' | 'soon', string | null>>(sql`
      select round(sum(amount / months)) as recurring, count(*) as running,
        sum(amount) filter (where end_date > ${now} and end_date <= ${soon}) as due,
        count(*) filter (where end_date > ${now} and end_date <= ${soon}) as soon
      from (${paidTerms}) terms`)
  ).rows;
  const of = (name: 'recurring' | 'running' | 'due' | 'soon'): number => Number(found?.[name] ?? 0);
  return { recurring: of('recurring'), running: of('running'), due: of('due'), soon: of('soon') };
};

const countEnded = async (db: Readable, since: number): Promise<number> => {
  const [found] = await db
    .select({ ended: count() })
    .from(serviceActions)
    .where(
      and(inArray(serviceActions.kind, ['end-of-term', 'end-refunded', 'end-unpaid']), gte(serviceActions.at, since)),
    );
  return found?.ended ?? 0;
};

const countOrders = async (db: Readable, since: number) => {
  const isPlaced = gte(orders.approvedAt, since);
  const placed = await db.$count(orders, isPlaced);
  const paid = await db.$count(orders, and(isPlaced, isNotNull(orders.paidAt), ne(orders.financial, 'UNPAID')));
  return { placed, paid };
};

const readFigures = async (db: Readable, now: number): Promise<readonly FigureRecord[]> => {
  const { today, yesterday, month, lastMonth } = comparedPeriods(now);
  // One after another: a transaction has one connection.
  const day = await turnoverIn(db, today);
  const dayBefore = await turnoverIn(db, yesterday);
  const thisMonth = await turnoverIn(db, month);
  const monthBefore = await turnoverIn(db, lastMonth);
  const terms = await sumTerms(db, now);
  const ended = await countEnded(db, now - 30 * DAY_MS);
  const { placed, paid } = await countOrders(db, now - 30 * DAY_MS);
  return [
    { id: 'today', value: day, before: dayBefore, count: null },
    { id: 'month', value: thisMonth, before: monthBefore, count: null },
    { id: 'recurring', value: terms.recurring, before: null, count: terms.running },
    { id: 'renewals', value: terms.due, before: null, count: terms.soon },
    { id: 'churn', value: ended, before: null, count: terms.running + ended },
    { id: 'conversion', value: paid, before: null, count: placed },
  ];
};

/** How the business goes now. */
export const figureResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'figures',
  reader: 'sales:read',
  sorts: ['id'],
  filters: [],
  columns: figureColumns,
  list: async ({ limit, offset }) => {
    const rows = await readFigures(db, clock.now());
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  },
  read: async (within, id) => (await readFigures(within, clock.now())).find((figure) => figure.id === id) ?? null,
});
