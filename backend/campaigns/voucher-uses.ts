import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import { countUses, evaluateVoucher } from './evaluate-voucher.ts';
import { type VoucherRow, vouchers, voucherUses } from './schema.ts';

/** A code that was removed from an order, with the reason. */
export type RemovedVoucher = { readonly code: string; readonly why: VoucherProblem };

/**
 * Rows of the order's codes, locked until the transaction ends, in a fixed order, so that transactions cannot deadlock.
 */
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
 * Reserves a use of each of the order's codes for the duration of a payment, from `now` (ms since 1970 UTC). Returns
 * the codes that are no longer valid; it reserves none of those. Concurrency: uses are counted under the voucher's row
 * lock; without it two orders could take the same last use. [VOU-01]
 */
export const reserveUses = async (
  tx: Transaction,
  stored: StoredOrder,
  now: number,
): Promise<readonly RemovedVoucher[]> => {
  const gone: RemovedVoucher[] = [];
  for (const voucher of await lockVouchers(tx, stored)) {
    const refusal = await evaluateVoucher(tx, voucher, stored, now);
    if (refusal === null) await upsertUse(tx, voucher.code, stored.order.id, now + DOMAIN_HELD_MS);
    else gone.push({ code: voucher.code, why: refusal.why });
  }
  return gone;
};

/**
 * Makes the uses permanent when the order is paid. Returns false and stores nothing if other orders have used a code up
 * in the meantime.
 */
export const confirmUses = async (tx: Transaction, stored: StoredOrder, now: number): Promise<boolean> => {
  const rows = await lockVouchers(tx, stored);
  for (const voucher of rows) {
    const { usageLimit } = voucher;
    if (usageLimit !== null && (await countUses(tx, voucher, stored.order.id, now)) >= usageLimit) return false;
  }
  for (const { code } of rows) await upsertUse(tx, code, stored.order.id, null);
  return true;
};

/** Releases the uses of a closed order. */
export const releaseUses = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.delete(voucherUses).where(and(eq(voucherUses.orderId, orderId), isNotNull(voucherUses.heldUntil)));
};
