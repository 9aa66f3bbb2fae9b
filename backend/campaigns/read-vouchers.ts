import { asc } from 'drizzle-orm';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { canAccess, findOrder, requireAllowed } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { type EvaluatedVoucher, evaluateVouchers } from '#core/order-rules/vouchers.ts';
import type { DiscountableLine } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { type CheckedOrder, type CountedRow, countUses, hasStarted, toVoucherOrder } from './evaluate-voucher.ts';
import { type VoucherRow, vouchers } from './schema.ts';
import { toNamedVoucherWire, toVoucherWire, type VoucherWire } from './voucher-wire.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** Oldest first; `all` includes expired and used-up codes. */
export const listVouchers = async ({ db, clock }: Deps, all = false): Promise<readonly VoucherWire[]> => {
  const now = clock.now();
  const rows = await db.select().from(vouchers).where(hasStarted(now)).orderBy(asc(vouchers.id));
  const known = (await countUses(db, rows, null, now)).map((row) => toVoucherWire(row, now));
  return all ? known : known.filter(({ status }) => status === 'ACTIVE');
};

/** A code that at least one customer can use; null when there is none. */
export const findUsableVoucher = async (deps: Deps, typed: string): Promise<VoucherWire | null> => {
  const code = normaliseVoucherCode(typed);
  return (await listVouchers(deps)).find((each) => each.voucherCode === code) ?? null;
};

const toUserVoucherWire = ({ voucher, isApplied, refusal, amount, gross }: EvaluatedVoucher<CountedRow>) => ({
  ...toNamedVoucherWire(voucher),
  usageLimitPerVoucher: voucher.usageLimit,
  numberOfTimeUsed: voucher.useCount,
  usageLimitType: 'ORDER',
  rewardType: 'DISCOUNT',
  isUsable: refusal === null,
  unusableReasons: refusal === null ? [] : [refusal.why as string],
  remainingAmount: refusal?.missing ?? 0,
  discountAmount: amount,
  discountValue: gross,
  isApplied,
});
export type VoucherForUserWire = ReturnType<typeof toUserVoucherWire>;

/**
 * How codes apply to the visitor's order: applied ones first, then by discount; without expired and used-up codes
 * unless applied. Throws NOT_FOUND also for another visitor's order, or when `customerId` does not own it. [VOU-01,
 * VOU-02]
 */
export const vouchersForOrder = async (
  { db, clock }: Deps,
  visitor: RequestVisitor,
  orderId: string,
  customerId: string | null = null,
): Promise<readonly VoucherForUserWire[]> => {
  const stored = requireAllowed(await findOrder(db, orderId), visitor, canAccess);
  if (customerId !== null && customerId !== stored.order.ownerPartyId) throw notFound('customer');
  return listVouchersForLines(db, stored.order, stored.lines.map(toDiscountableLine), clock.now());
};

export const listVouchersForLines = async (
  db: Database | Transaction,
  order: CheckedOrder,
  lines: readonly DiscountableLine[],
  now: number,
): Promise<readonly VoucherForUserWire[]> => {
  const started = await db.select().from(vouchers).where(hasStarted(now)).orderBy(asc(vouchers.id));
  const rows = await countUses(db, started, order.id, now);
  return evaluateVouchers(rows, await toVoucherOrder(db, order, lines, rows), now).map(toUserVoucherWire);
};

/** Rules of unexpired codes of a kind. */
export const listVouchersOfKind = async (
  { db, clock }: Deps,
  kind: 'gift' | 'quantity',
): Promise<readonly VoucherRow[]> => {
  const now = clock.now();
  const rows = await db.select().from(vouchers).where(hasStarted(now)).orderBy(asc(vouchers.id));
  return rows.filter(({ rule, expiresAt }) => rule.kind === kind && now < expiresAt);
};
