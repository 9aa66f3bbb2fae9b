import { and, asc, count, countDistinct, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { vouchers } from '#backend/campaigns/schema.ts';
import { combos, products } from '#backend/catalogue/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { productUseColumns } from '#contracts/desk/columns/product-use-columns.vi.ts';
import type { ProductUseRecord } from '#contracts/desk/product-use-record.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { runningStatuses } from '#core/shared/service-status.ts';

type Db = Database | Transaction;

type Plan = { readonly id: string; readonly sku: string; readonly title: string };

/** Unpaid orders with each of these products, carts and placed ones apart. */
const countOrders = (db: Db, ids: readonly string[]) =>
  db
    .select({
      product: orderLines.productId,
      carts: countDistinct(sql`case when ${orders.status} = ${orderNumberOf.draft} then ${orders.id} end`),
      placed: countDistinct(sql`case when ${orders.status} = ${orderNumberOf.open} then ${orders.id} end`),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.productId, [...ids]),
        isNull(orderLines.removedAt),
        inArray(orders.status, [orderNumberOf.draft, orderNumberOf.open]),
        eq(orders.financial, 'UNPAID'),
      ),
    )
    .groupBy(orderLines.productId);

/** Running services of each of these products, or that become one with their next term. */
const countServices = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { productId, nextProductId, status } = cloudServices;
  const found = await db
    .select({ productId, nextProductId, services: count() })
    .from(cloudServices)
    .where(
      and(inArray(status, [...runningStatuses]), or(inArray(productId, [...ids]), inArray(nextProductId, [...ids]))),
    )
    .groupBy(productId, nextProductId);
  const sums = new Map<string, number>();
  for (const { productId: now, nextProductId: next, services } of found)
    for (const id of new Set([now, next])) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + services);
  return sums;
};

const usesOf = async (db: Db, plans: readonly Plan[], now: number): Promise<readonly ProductUseRecord[]> => {
  const ids = plans.map(({ id }) => id);
  const named = or(...ids.map((id) => sql`${vouchers.rule} -> 'products' @> ${JSON.stringify([id])}::jsonb`));
  const [services, unpaid, codes, companions] = await Promise.all([
    countServices(db, ids),
    countOrders(db, ids),
    db
      .select({ code: vouchers.code, products: sql<readonly string[]>`${vouchers.rule} -> 'products'` })
      .from(vouchers)
      .where(and(gt(vouchers.expiresAt, now), named))
      .orderBy(asc(vouchers.code)),
    db
      .select({ plan: combos.withProductId, sku: products.sku })
      .from(combos)
      .innerJoin(products, eq(products.id, combos.modelId))
      .where(inArray(combos.withProductId, ids))
      .orderBy(asc(products.sku)),
  ]);
  return plans.map(({ id, sku, title }) => ({
    id: sku,
    title,
    services: services.get(id) ?? 0,
    carts: unpaid.find(({ product }) => product === id)?.carts ?? 0,
    orders: unpaid.find(({ product }) => product === id)?.placed ?? 0,
    codes: codes.filter((each) => each.products.includes(id)).map(({ code }) => code),
    companions: companions.filter(({ plan }) => plan === id).map((each) => each.sku),
  }));
};

/** What a change of a plan, its price or its sale concerns. */
export const productUseResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'product-uses',
  reader: 'products:read',
  sorts: ['id'],
  filters: [],
  columns: productUseColumns,
  list: async ({ words, isDescending, limit, offset }) => {
    const wanted = containing(words, [products.sku, products.title]);
    const found = await db
      .select({ id: products.id, sku: products.sku, title: products.title })
      .from(products)
      .where(wanted)
      .orderBy((isDescending ? desc : asc)(products.sku))
      .limit(limit)
      .offset(offset);
    const rows = found.length === 0 ? [] : await usesOf(db, found, clock.now());
    return { rows, total: await db.$count(products, wanted) };
  },
  read: async (within, sku) => {
    const { id, title } = products;
    const [found] = await within.select({ id, sku: products.sku, title }).from(products).where(eq(products.sku, sku));
    if (!found) return null;
    const [uses] = await usesOf(within, [found], clock.now());
    return uses ?? null;
  },
});
