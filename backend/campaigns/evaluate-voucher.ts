import { and, count, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { DiscountableLine } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { findVoucherRefusal, type VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import { type VoucherRow, vouchers, voucherUses } from './schema.ts';

/** Uses by other orders, final or reserved at `now`; reliable only while the voucher's row is locked. */
export const countUses = async (
  tx: Database | Transaction,
  { code, usedBefore }: Pick<VoucherRow, 'code' | 'usedBefore'>,
  orderId: string | null,
  now: number,
): Promise<number> => {
  const kept = or(isNull(voucherUses.heldUntil), gt(voucherUses.heldUntil, now));
  const others = orderId === null ? undefined : ne(voucherUses.orderId, orderId);
  const [found] = await tx
    .select({ uses: count() })
    .from(voucherUses)
    .where(and(eq(voucherUses.code, code), kept, others));
  return usedBefore + (found?.uses ?? 0);
};

/** Matches other orders by party, e-mail or phone. */
const isFirstOrder = async (tx: Database | Transaction, order: VoucherOrder): Promise<boolean> => {
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
    .where(and(same, ne(orders.id, order.id), inArray(orders.status, [20, 40, 50]), isNotNull(orders.approvedAt)))
    .limit(1);
  return other === undefined;
};

/** An order that is not stored has an unused id. */
export type VoucherOrder = Pick<OrderRow, 'id' | 'status' | 'ownerPartyId' | 'ownerEmail' | 'ownerPhone' | 'vouchers'>;

/** Why the code is invalid at `now` (ms since 1970 UTC); null when it is valid. [VOU-01] */
export const evaluateVoucher = (
  tx: Database | Transaction,
  voucher: VoucherRow,
  { order, lines }: StoredOrder,
  now: number,
): Promise<VoucherRefusal | null> => evaluateVoucherForLines(tx, voucher, order, lines.map(toDiscountableLine), now);

/** The same for lines that may not be stored yet. */
export const evaluateVoucherForLines = async (
  tx: Database | Transaction,
  voucher: VoucherRow,
  order: VoucherOrder,
  lines: readonly DiscountableLine[],
  now: number,
): Promise<VoucherRefusal | null> => {
  const { rule, expiresAt, usageLimit: limit } = voucher;
  const others = order.vouchers.filter(({ code }) => code !== voucher.code);
  // «First order» was decided when the order was placed.
  const isFirst = !rule.isFirstOrderOnly || order.status > 10 || (await isFirstOrder(tx, order));
  return findVoucherRefusal(
    { rule, expiresAt, maxUses: limit, useCount: await countUses(tx, voucher, order.id, now) },
    { lines, otherKinds: others.map((each) => each.rule.kind), isFirstOrder: isFirst },
    now,
  );
};

export type AppliedCodes = {
  readonly taken: readonly VoucherRow[];
  readonly refused: readonly (VoucherRefusal & { readonly code: string })[];
};

/** Applies codes one after the other, also those already in the order. Stores nothing. [VOU-01] */
export const applyCodes = async (
  tx: Database | Transaction,
  codes: readonly string[],
  order: VoucherOrder,
  lines: readonly DiscountableLine[],
  now: number,
): Promise<AppliedCodes> => {
  const wanted = [...new Set(codes.map(normaliseVoucherCode))];
  const rows = wanted.length === 0 ? [] : await tx.select().from(vouchers).where(inArray(vouchers.code, wanted));
  const taken: VoucherRow[] = [];
  const refused: (VoucherRefusal & { readonly code: string })[] = [];
  for (const code of wanted) {
    const row = rows.find((each) => each.code === code);
    const refusal = row
      ? await evaluateVoucherForLines(tx, row, { ...order, vouchers: taken }, lines, now)
      : unknownCodeRefusal;
    if (row && refusal === null) taken.push(row);
    else refused.push({ code, ...(refusal ?? unknownCodeRefusal) });
  }
  return { taken, refused };
};

const unknownCodeRefusal: VoucherRefusal = { why: 'unknown', missing: 0 };
