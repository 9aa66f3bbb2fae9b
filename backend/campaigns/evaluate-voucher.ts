import { and, count, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { applyVouchers, type CountedVoucher, type VoucherOrder } from '#core/order-rules/vouchers.ts';
import type { DiscountableLine } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { type VoucherRow, vouchers, voucherUses } from './schema.ts';

/** Before its start a code is unknown to everybody. */
export const hasStarted = (now: number) => lte(vouchers.startsAt, now);

export type CountedRow = VoucherRow & CountedVoucher;

/** Codes with their uses by other orders, final or reserved at `now`. Reliable only while the rows are locked. */
export const countUses = async (
  tx: Database | Transaction,
  rows: readonly VoucherRow[],
  orderId: string | null,
  now: number,
): Promise<readonly CountedRow[]> => {
  const codes = rows.map(({ code }) => code);
  const kept = or(isNull(voucherUses.heldUntil), gt(voucherUses.heldUntil, now));
  const others = orderId === null ? undefined : ne(voucherUses.orderId, orderId);
  const counted = await tx
    .select({ code: voucherUses.code, uses: count() })
    .from(voucherUses)
    .where(and(inArray(voucherUses.code, codes), kept, others))
    .groupBy(voucherUses.code);
  return rows.map((row) => {
    const uses = counted.find(({ code }) => code === row.code)?.uses ?? 0;
    return { ...row, maxUses: row.usageLimit, useCount: row.usedBefore + uses };
  });
};

/** Matches other orders by party, e-mail or phone. */
const isFirstOrder = async (tx: Database | Transaction, order: CheckedOrder): Promise<boolean> => {
  const { ownerPartyId, ownerEmail, ownerPhone } = order;
  const same = or(
    ownerPartyId ? eq(orders.ownerPartyId, ownerPartyId) : undefined,
    ownerEmail ? eq(orders.ownerEmail, ownerEmail) : undefined,
    ownerPhone ? eq(orders.ownerPhone, ownerPhone) : undefined,
  );
  if (same === undefined) return true;
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        same,
        ne(orders.id, order.id),
        inArray(orders.status, [orderNumberOf.open, orderNumberOf.confirmed, orderNumberOf.completed]),
        isNotNull(orders.approvedAt),
      ),
    )
    .limit(1);
  return other === undefined;
};

/** An order that is not stored has an unused id. */
export type CheckedOrder = Pick<OrderRow, 'id' | 'status' | 'ownerPartyId' | 'ownerEmail' | 'ownerPhone' | 'vouchers'>;

/** An order as the rules of these codes need it. For a placed order, «first order» was decided when it was placed. */
export const toVoucherOrder = async (
  tx: Database | Transaction,
  order: CheckedOrder,
  lines: readonly DiscountableLine[],
  rows: readonly VoucherRow[],
): Promise<VoucherOrder> => ({
  lines,
  applied: order.vouchers,
  isFirstOrder:
    order.status > orderNumberOf.draft ||
    rows.every(({ rule }) => !rule.isFirstOrderOnly) ||
    (await isFirstOrder(tx, order)),
});

/** Applies codes one after the other, also those already in the order. Stores nothing. [VOU-01] */
export const applyCodes = async (
  tx: Database | Transaction,
  codes: readonly string[],
  order: CheckedOrder,
  lines: readonly DiscountableLine[],
  now: number,
) => {
  const rows = await tx
    .select()
    .from(vouchers)
    .where(and(inArray(vouchers.code, codes.map(normaliseVoucherCode)), hasStarted(now)));
  return applyVouchers(
    codes,
    await countUses(tx, rows, order.id, now),
    await toVoucherOrder(tx, order, lines, rows),
    now,
  );
};
