import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';
import { judgeVoucher, usesOf } from './judge-voucher.ts';
import { type VoucherRow, vouchers, voucherUses } from './schema.ts';

/** A code that an order bears no longer, and why. */
export type GoneVoucher = { readonly code: string; readonly why: VoucherProblem };

/** Rows of the order's codes, locked until the transaction ends, in one order: two transactions never wait for each other. */
const locked = async (tx: Transaction, { order }: StoredOrder): Promise<readonly VoucherRow[]> => {
  const codes = order.vouchers.map(({ code }) => code);
  if (codes.length === 0) return [];
  return tx.select().from(vouchers).where(inArray(vouchers.code, codes)).orderBy(asc(vouchers.code)).for('update');
};

const keepUse = (tx: Transaction, code: string, orderId: string, heldUntil: number | null) =>
  tx
    .insert(voucherUses)
    .values({ code, orderId, heldUntil })
    .onConflictDoUpdate({ target: [voucherUses.code, voucherUses.orderId], set: { heldUntil } });

/**
 * From now on (ms since 1970 UTC) the order is kept a use of each of its codes, as long as its payment may take; a code
 * that counts no longer is answered and kept nothing of. Guard: the voucher's row lock, under which uses are counted:
 * without it two orders count the same last use. [VOU-01]
 */
export const holdUses = async (tx: Transaction, stored: StoredOrder, now: number): Promise<readonly GoneVoucher[]> => {
  const gone: GoneVoucher[] = [];
  for (const voucher of await locked(tx, stored)) {
    const refusal = await judgeVoucher(tx, voucher, stored, now);
    if (refusal === null) await keepUse(tx, voucher.code, stored.order.id, now + DOMAIN_HELD_MS);
    else gone.push({ code: voucher.code, why: refusal.why });
  }
  return gone;
};

/** The same for good: the order is paid. False, and nothing is kept, where others have used a code up meanwhile. */
export const keepUses = async (tx: Transaction, stored: StoredOrder, now: number): Promise<boolean> => {
  const rows = await locked(tx, stored);
  for (const voucher of rows) {
    const { usageLimit } = voucher;
    if (usageLimit !== null && (await usesOf(tx, voucher, stored.order.id, now)) >= usageLimit) return false;
  }
  for (const { code } of rows) await keepUse(tx, code, stored.order.id, null);
  return true;
};

/** A closed order uses nothing. */
export const releaseUses = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.delete(voucherUses).where(and(eq(voucherUses.orderId, orderId), isNotNull(voucherUses.heldUntil)));
};
