import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { serviceColumns } from '#contracts/desk/columns/service-columns.vi.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';

const toRecord = ({ service, order }: OwnedService): ServiceRecord => ({
  id: service.id,
  name: service.label ?? service.name,
  plan: service.productTitle,
  line: service.type,
  status: service.status,
  address: service.deliveredAt === null ? '' : (service.setUp.ips[0] ?? service.setUp.address),
  endsAt: service.endDate,
  orderId: order.id,
  orderNumber: order.number,
  customer: order.ownerName ?? '',
});

const running: readonly ServiceStatus[] = ['COMPLETED', 'UPGRADED'];
const pending: readonly ServiceStatus[] = ['CREATED', 'PROCESSING', 'ERROR'];

/** Values of the filter `due`. */
const dueWithin = (due: string | undefined, now: number) => {
  const isRunning = inArray(cloudServices.status, [...running]);
  if (due === 'late') return and(isRunning, lte(cloudServices.endDate, now));
  if (due === 'soon')
    return and(isRunning, gt(cloudServices.endDate, now), lte(cloudServices.endDate, now + 30 * DAY_MS));
  if (due === 'pending') return inArray(cloudServices.status, [...pending]);
  return undefined;
};

const matching = (words: string) => {
  const lower = words.toLowerCase();
  return words === ''
    ? undefined
    : or(
        eq(sql`lower(${cloudServices.name})`, lower),
        eq(sql`lower(${cloudServices.label})`, lower),
        eq(orders.number, words.toUpperCase()),
        sql`${cloudServices.setUp} -> 'ips' ? ${lower}`,
      );
};

const sorts = ['endsAt', 'name'] as const;
const columns = { endsAt: cloudServices.endDate, name: cloudServices.name } as const;

const listServices = async (db: Database, query: DeskQuery, now: number) => {
  const { words, filter, sort, isDescending, limit, offset } = query;
  const line = filter.line;
  const wanted = and(
    dueWithin(filter.due, now),
    line === undefined ? undefined : eq(cloudServices.type, line),
    matching(words),
  );
  const column = columns[sorts.find((each) => each === sort) ?? 'endsAt'];
  const order = isDescending ? desc : asc;
  const found = await selectOwnedServices(db)
    .where(wanted)
    .orderBy(order(column), asc(cloudServices.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(wanted);
  return { rows: found.map(toRecord), total: counted?.total ?? 0 };
};

const readService = async (db: Database | Transaction, id: string): Promise<ServiceRecord | null> => {
  const [found] = await selectOwnedServices(db).where(eq(cloudServices.id, id));
  return found ? toRecord(found) : null;
};

/** What customers own, and what of it is due. */
export const serviceResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'services',
  readers: ['operations', 'sales'],
  sorts,
  filters: ['due', 'line'],
  columns: serviceColumns,
  list: (query) => listServices(db, query, clock.now()),
  read: readService,
});
