import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import { countUses, evaluateVoucher } from './evaluate-voucher.ts';
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
  const gone: RemovedVoucher[] = [];
  for (const voucher of await lockVouchers(tx, stored)) {
    const refusal = await evaluateVoucher(tx, voucher, stored, now);
    if (refusal === null) await upsertUse(tx, voucher.code, stored.order.id, now + DOMAIN_HELD_MS);
    else gone.push({ code: voucher.code, why: refusal.why });
  }
  return gone;
};

/** Makes the uses permanent at payment. Returns false and stores nothing if other orders have used a code up. */
export const confirmUses = async (tx: Transaction, stored: StoredOrder, now: number): Promise<boolean> => {
  const rows = await lockVouchers(tx, stored);
  for (const voucher of rows) {
    const { usageLimit } = voucher;
    if (usageLimit !== null && (await countUses(tx, voucher, stored.order.id, now)) >= usageLimit) return false;
  }
  for (const { code } of rows) await upsertUse(tx, code, stored.order.id, null);
  return true;
};

export const releaseUses = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.delete(voucherUses).where(and(eq(voucherUses.orderId, orderId), isNotNull(voucherUses.heldUntil)));
};
