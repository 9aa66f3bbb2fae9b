import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '#backend/catalogue/schema.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { isServiceStatus } from '#core/shared/service-status.ts';
import { type CloudServiceRow, cloudServices } from './schema.ts';

/** The owner of the order owns the service. */
export type OwnedService = { readonly service: CloudServiceRow; readonly order: OrderRow };

export type NamedService = OwnedService & {
  /** Of the product line; its handle, when the shop does not have it any more. */
  readonly lineTitle: string;
};

/** Only customers may list services. Throws UNAUTHENTICATED for a guest. */
export const requireCustomer = (visitor: RequestVisitor): void => {
  if (visitor.partyId === null && !visitor.staff)
    throw new ServiceFailure('UNAUTHENTICATED', 'Services are told to customers who are logged in');
};

/** Includes orders that the browser created as a guest; undefined (staff) matches all orders. */
export const isOwnOrder = ({ partyId, guestSessionId, staff }: RequestVisitor): SQL | undefined => {
  if (staff) return undefined;
  const asGuest =
    guestSessionId === null ? undefined : and(eq(orders.ownerLoggedIn, false), eq(orders.session, guestSessionId));
  return or(eq(orders.ownerPartyId, partyId ?? ''), asGuest);
};

/** Beside a left join of the category whose handle is the type of the service. */
export const titleOfLine = sql<string>`coalesce(${categories.title}, ${cloudServices.type})`;

export const selectOwnedServices = (db: Database | Transaction) =>
  db
    .select({
      service: cloudServices,
      order: orders,
      lineTitle: titleOfLine,
    })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .leftJoin(categories, eq(categories.handle, cloudServices.type));

/** Throws NOT_FOUND also for another customer's service. */
export const loadOwnService = async (
  db: Database | Transaction,
  visitor: RequestVisitor,
  id: string,
): Promise<NamedService> => {
  requireCustomer(visitor);
  const [found] = await selectOwnedServices(db).where(and(eq(cloudServices.id, id), isOwnOrder(visitor)));
  if (!found) throw notFound('service');
  return found;
};

export type ServiceSearch = {
  readonly id: string | null;
  readonly type: string | null;
  readonly status: string | null;
  readonly ownerId: string | null;
  readonly keyword: string | null;
  readonly offset: number;
  readonly most: number;
};

const buildConditions = (visitor: RequestVisitor, search: ServiceSearch): SQL | undefined => {
  const { id, type, status, ownerId, keyword } = search;
  if (status !== null && !isServiceStatus(status)) throw new ServiceFailure('BAD_USER_INPUT', `${status} is no status`);
  return and(
    isOwnOrder(visitor),
    // A customer's list includes earlier guest purchases, so only staff may filter by owner.
    visitor.staff && ownerId !== null ? eq(orders.ownerPartyId, ownerId) : undefined,
    id === null ? undefined : eq(cloudServices.id, id),
    type === null ? undefined : eq(cloudServices.type, type),
    status === null ? undefined : eq(cloudServices.status, status),
    containing(keyword ?? '', [cloudServices.name, orders.number]),
  );
};

/** Newest first. Throws NOT_FOUND when a customer requests another owner's. */
export const searchServices = async (
  db: Database,
  visitor: RequestVisitor,
  search: ServiceSearch,
): Promise<{ readonly total: number; readonly found: readonly NamedService[] }> => {
  requireCustomer(visitor);
  if (!visitor.staff && search.ownerId !== null && search.ownerId !== visitor.partyId) throw notFound('owner', true);
  const where = buildConditions(visitor, search);
  const [all] = await db
    .select({ total: count() })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(where);
  const found = await selectOwnedServices(db)
    .where(where)
    .orderBy(desc(cloudServices.startDate), desc(cloudServices.lineId), desc(cloudServices.position))
    .offset(search.offset)
    .limit(search.most);
  return { total: all?.total ?? 0, found };
};
