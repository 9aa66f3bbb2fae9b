import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { findInvalidVouchers, isUsedUp } from '#core/order-rules/vouchers.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import { countUses, toVoucherOrder } from './evaluate-voucher.ts';
import { type VoucherRow, vouchers, voucherUses } from './schema.ts';

export type RemovedVoucher = { readonly code: string; readonly why: VoucherProblem };

/** Locks in a fixed order, so that transactions cannot deadlock. */
const lockVouchers = async (tx: Transaction, { order }: StoredOrder): Promise<readonly VoucherRow[]> => {
  const codes = order.vouchers.map(({ code }) => code);
  if (codes.length === 0) return [];
  return tx.select().from(vouchers).where(inArray(vouchers.code, codes)).orderBy(asc(vouchers.code)).for('update');
};

const upsertUse = (tx: Transaction, code: string, orderId: string, heldUntil: number | null) =>
  tx
    .insert(voucherUses)
    .values({ code, orderId, heldUntil })
    .onConflictDoUpdate({ target: [voucherUses.code, voucherUses.orderId], set: { heldUntil } });

/**
 * Reserves a use of each code for the duration of a payment and returns the codes that are no longer valid. `now` in ms
 * since 1970 UTC. Counts under the voucher's row lock; otherwise two orders could take the last use. [VOU-01]
 */
export const reserveUses = async (
  tx: Transaction,
  stored: StoredOrder,
  now: number,
): Promise<readonly RemovedVoucher[]> => {
  const { order, lines } = stored;
  const locked = await lockVouchers(tx, stored);
  if (locked.length === 0) return [];
  const rows = await countUses(tx, locked, order.id, now);
  const checked = await toVoucherOrder(tx, order, lines.map(toDiscountableLine), rows);
  const gone = findInvalidVouchers(rows, checked, now);
  for (const { code } of rows)
    if (gone.every((each) => each.code !== code)) await upsertUse(tx, code, order.id, now + DOMAIN_HELD_MS);
  return gone;
};

/** Makes the uses permanent at payment. Throws VOUCHER_REFUSED {code, why} if other orders have used a code up. */
export const confirmUses = async (tx: Transaction, stored: StoredOrder, now: number): Promise<void> => {
  const rows = await countUses(tx, await lockVouchers(tx, stored), stored.order.id, now);
  const usedUp = rows.find(isUsedUp);
  if (usedUp)
    throw new ServiceFailure('VOUCHER_REFUSED', 'Other orders have used it up', {
      code: usedUp.code,
      why: 'exhausted',
    });
  for (const { code } of rows) await upsertUse(tx, code, stored.order.id, null);
};

export const releaseUses = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.delete(voucherUses).where(and(eq(voucherUses.orderId, orderId), isNotNull(voucherUses.heldUntil)));
};
