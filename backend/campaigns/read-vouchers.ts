import { asc } from 'drizzle-orm';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { canAccess, findOrder } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { applyDiscounts, type DiscountableLine } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import { countUses, evaluateVoucherForLines, type VoucherOrder } from './evaluate-voucher.ts';
import { type VoucherRow, vouchers } from './schema.ts';
import { toNamedVoucherWire, toVoucherWire, type VoucherWire } from './voucher-wire.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** Oldest first; `all` includes expired and used-up codes. */
export const listVouchers = async ({ db, clock }: Deps, all = false): Promise<readonly VoucherWire[]> => {
  const now = clock.now();
  const rows = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  const known = await Promise.all(
    rows.map(async (row) => toVoucherWire(row, await countUses(db, row, null, now), now)),
  );
  return all ? known : known.filter(({ status }) => status === 'ACTIVE');
};

/** A code that at least one customer can use; null when there is none. */
export const findUsableVoucher = async (deps: Deps, typed: string): Promise<VoucherWire | null> => {
  const code = normaliseVoucherCode(typed);
  return (await listVouchers(deps)).find((each) => each.voucherCode === code) ?? null;
};

type OrderWithLines = { readonly order: VoucherOrder; readonly lines: readonly DiscountableLine[] };

/** Actual or possible discount, with codes of other kinds in the order. */
const computeEffect = ({ code, title, rule }: VoucherRow, { order, lines }: OrderWithLines) => {
  const others = order.vouchers.filter((each) => each.code !== code && each.rule.kind !== rule.kind);
  const { discounts } = applyDiscounts(lines, [...others, { code, title, rule }]);
  const own = discounts.find((each) => each.code === code);
  return { discountAmount: own?.amount ?? 0, discountValue: own?.gross ?? 0 };
};

const toUserVoucherWire = (voucher: VoucherRow, stored: OrderWithLines, refusal: VoucherRefusal | null) => ({
  ...toNamedVoucherWire(voucher),
  isUsable: refusal === null,
  unusableReasons: refusal === null ? [] : [refusal.why as string],
  remainingAmount: refusal?.missing ?? 0,
  ...(refusal === null ? computeEffect(voucher, stored) : { discountAmount: 0, discountValue: 0 }),
  isApplied: stored.order.vouchers.some(({ code }) => code === voucher.code),
});
export type VoucherForUserWire = ReturnType<typeof toUserVoucherWire>;

/**
 * How codes apply to the visitor's order: applied ones first, then by discount; without expired and used-up codes
 * unless applied. Throws NOT_FOUND also for another visitor's order. [VOU-01, VOU-02]
 */
export const vouchersForOrder = async (
  { db, clock }: Deps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<readonly VoucherForUserWire[]> => {
  const stored = await findOrder(db, orderId);
  if (!stored || !canAccess(visitor, stored.order)) throw notFound('order');
  return listVouchersForLines(db, { order: stored.order, lines: stored.lines.map(toDiscountableLine) }, clock.now());
};

export const listVouchersForLines = async (
  db: Database | Transaction,
  about: OrderWithLines,
  now: number,
): Promise<readonly VoucherForUserWire[]> => {
  const rows = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  const judged = await Promise.all(
    rows.map(async (row) =>
      toUserVoucherWire(row, about, await evaluateVoucherForLines(db, row, about.order, about.lines, now)),
    ),
  );
  const over = ['expired', 'exhausted'];
  const worth = (each: VoucherForUserWire): number =>
    each.isApplied ? Number.MAX_SAFE_INTEGER : each.isUsable ? each.discountValue : -1;
  return judged
    .filter((each) => each.isApplied || !over.includes(each.unusableReasons[0] ?? ''))
    .sort((a, b) => worth(b) - worth(a));
};

/** Rules of unexpired codes of a kind. */
export const listVouchersOfKind = async (
  { db, clock }: Deps,
  kind: 'gift' | 'quantity',
): Promise<readonly VoucherRow[]> => {
  const rows = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  return rows.filter(({ rule, expiresAt }) => rule.kind === kind && clock.now() < expiresAt);
};
