import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { categories } from '#backend/catalogue/schema.ts';
import { isDueForMembers } from '#backend/cloud-services/changes/next-plan.ts';
import { titleOfLine } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { isUndone } from '#backend/cloud-services/tasks/staff-tasks.ts';
import { taskKindNames } from '#backend/cloud-services/tasks/task-names.vi.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import type { SetUpKind } from '#contracts/desk/operations/set-up-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { deadlineSql } from './deadline-sql.ts';
import { isWaiting } from './hand-over.ts';
import { isForMembers } from './queued-lines.ts';
import { LINE, PLAN, TASK } from './set-up-rows.ts';

const deadline = deadlineSql({
  category: sql`${orderLines.category}`,
  description: sql`case when ${orderLines.isDomain} then ${orderLines.description} else '' end`,
  isTransfer: sql`${orderLines.transfer}`,
  written: sql`${categories.handover}`,
  paidAt: sql`${provisionings.queuedAt}`,
});

const taskNames = sql`${JSON.stringify(taskKindNames)}::jsonb ->> ${provisioningTasks.kind}`;

type Columns = {
  readonly id: SQL;
  readonly kind: SQL;
  readonly since: SQL;
  /** What has no promise counts from when it began to wait. */
  readonly due?: SQL;
  readonly isLate?: SQL;
  /** Whether a system does it; only what it gave up waits for a member. */
  readonly isUnderWay?: SQL;
  /** What a search finds. */
  readonly texts: SQL;
};

/** The same columns of each kind of work. */
const columnsOf = ({ id, kind, since, due = since, isLate = sql`false`, isUnderWay = sql`false`, texts }: Columns) => ({
  id: sql<string>`${id}`.as('id'),
  kind: sql<SetUpKind>`${kind}`.as('kind'),
  since: sql<number>`${since}`.as('since'),
  due: sql<number>`${due}`.as('due'),
  isLate: sql<boolean>`${isLate}`.as('is_late'),
  isUnderWay: sql<boolean>`${isUnderWay}`.as('is_under_way'),
  texts: sql<string>`${texts}`.as('texts'),
});

/** All that is paid and waits, without what only a page shows. */
const selectWork = (db: Database, now: number) => {
  const { number } = orders;
  const services = db
    .select(
      columnsOf({
        id: sql`${cloudServices.id}`,
        kind: sql`'hand-over'`,
        since: sql`${provisionings.queuedAt}`,
        due: deadline,
        isLate: sql`${deadline} < ${now}`,
        texts: sql`concat_ws(E'\n', ${cloudServices.name}, ${titleOfLine}, ${cloudServices.productTitle}, left(${cloudServices.id}, 8), ${number})`,
      }),
    )
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId))
    .innerJoin(provisionings, eq(provisionings.lineId, cloudServices.lineId))
    .leftJoin(categories, eq(categories.handle, cloudServices.type))
    .where(isWaiting);
  const lines = db
    .select(
      columnsOf({
        id: sql`${LINE} || ${provisionings.id}`,
        kind: sql`case ${provisionings.state} when 'FAILED' then 'failed' else 'larger' end`,
        since: sql`${provisionings.queuedAt}`,
        texts: sql`concat_ws(E'\n', ${orderLines.title}, ${number})`,
      }),
    )
    .from(provisionings)
    .innerJoin(orders, eq(orders.id, provisionings.orderId))
    .innerJoin(orderLines, eq(orderLines.id, provisionings.lineId))
    .where(isForMembers);
  const plans = db
    .select(
      columnsOf({
        id: sql`${PLAN} || ${cloudServices.id}`,
        kind: sql`'smaller'`,
        since: sql`${cloudServices.nextPlanFrom}`,
        texts: sql`concat_ws(E'\n', ${cloudServices.name}, ${cloudServices.productTitle}, ${cloudServices.nextProductTitle}, ${number})`,
      }),
    )
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(isDueForMembers(db, now));
  const tasks = db
    .select(
      columnsOf({
        id: sql`${TASK} || ${provisioningTasks.key}`,
        kind: sql`'system'`,
        since: sql`${provisioningTasks.askedAt}`,
        isUnderWay: sql`${provisioningTasks.state} <> 'failed'`,
        texts: sql`concat_ws(E'\n', ${cloudServices.name}, ${taskNames}, ${cloudServices.provisioner}, ${number})`,
      }),
    )
    .from(provisioningTasks)
    .innerJoin(cloudServices, eq(cloudServices.id, provisioningTasks.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(isUndone);
  return unionAll(services, lines, plans, tasks).as('work');
};

/** Ids of a page of what is paid and waits, and how much that is. `now`: ms since 1970 UTC. */
export const findSetUpIds = async (
  db: Database,
  now: number,
  { words, filter, sort, isDescending, limit, offset }: DeskQuery,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> => {
  const work = selectWork(db, now);
  const wanted = and(
    filter.kind === undefined ? sql`not ${work.isUnderWay}` : eq(work.kind, sql`${filter.kind}`),
    filter.due === 'late' ? sql`${work.isLate}` : undefined,
    filter.due === 'today' ? sql`${work.due} < ${now + DAY_MS}` : undefined,
    containing(words, [work.texts]),
  );
  const column = sort === 'since' ? work.since : work.due;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const found = await db
    .select({ id: work.id })
    .from(work)
    .where(wanted)
    .orderBy(sql`${column} ${direction}, ${work.id} ${direction}`)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: sql<number>`count(*)::int` }).from(work).where(wanted);
  return { ids: found.map(({ id }) => id), total: all?.total ?? 0 };
};
