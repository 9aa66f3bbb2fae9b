import { and, asc, countDistinct, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
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
import { runningStatuses } from '#core/shared/service-status.ts';

type Db = Database | Transaction;

const countOrders = async (db: Db, productId: string, status: 10 | 20): Promise<number> => {
  const [found] = await db
    .select({ orders: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), isNull(orderLines.removedAt)))
    .where(and(eq(orderLines.productId, productId), eq(orders.status, status), eq(orders.financial, 'UNPAID')));
  return found?.orders ?? 0;
};

const usesOf = async (
  db: Db,
  { id, sku }: { readonly id: string; readonly sku: string },
  now: number,
): Promise<ProductUseRecord> => {
  const runsOn = and(
    inArray(cloudServices.status, [...runningStatuses]),
    or(eq(cloudServices.productId, id), eq(cloudServices.nextProductId, id)),
  );
  const [services, carts, unpaid, codes, companions] = await Promise.all([
    db.$count(cloudServices, runsOn),
    countOrders(db, id, 10),
    countOrders(db, id, 20),
    db
      .select({ code: vouchers.code })
      .from(vouchers)
      .where(and(gt(vouchers.expiresAt, now), sql`${vouchers.rule} -> 'products' @> ${JSON.stringify([id])}::jsonb`))
      .orderBy(asc(vouchers.code)),
    db
      .select({ sku: products.sku })
      .from(combos)
      .innerJoin(products, eq(products.id, combos.modelId))
      .where(eq(combos.withProductId, id))
      .orderBy(asc(products.sku)),
  ]);
  return {
    id: sku,
    services,
    carts,
    orders: unpaid,
    codes: codes.map(({ code }) => code),
    companions: companions.map((each) => each.sku),
  };
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
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(wanted)
      .orderBy((isDescending ? desc : asc)(products.sku))
      .limit(limit)
      .offset(offset);
    const rows: ProductUseRecord[] = [];
    for (const each of found) rows.push(await usesOf(db, each, clock.now()));
    return { rows, total: await db.$count(products, wanted) };
  },
  read: async (within, sku) => {
    const [found] = await within.select({ id: products.id }).from(products).where(eq(products.sku, sku));
    return found ? usesOf(within, { id: found.id, sku }, clock.now()) : null;
  },
});
