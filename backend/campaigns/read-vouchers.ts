import { asc } from 'drizzle-orm';
import { discountableLine } from '#backend/order-store/order-discounts.ts';
import { findOrder, mayUse } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { type DiscountableLine, discounted } from '#core/pricing/discount.ts';
import { normalVoucherCode } from '#core/pricing/voucher-code.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import { type JudgedOrder, judgeFor, usesOf } from './judge-voucher.ts';
import { type VoucherRow, vouchers } from './schema.ts';
import { namedVoucherWire, type VoucherWire, voucherWire } from './voucher-wire.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;

/** Every code that is not over, oldest first; `all`: those that are over or used up too. */
export const knownVouchers = async ({ db, clock }: Deps, all = false): Promise<readonly VoucherWire[]> => {
  const now = clock.now();
  const rows = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  const known = await Promise.all(rows.map(async (row) => voucherWire(row, await usesOf(db, row, null, now), now)));
  return all ? known : known.filter(({ status }) => status === 'ACTIVE');
};

/** A code that can be used by somebody; null where there is none. */
export const validVoucher = async (deps: Deps, typed: string): Promise<VoucherWire | null> => {
  const code = normalVoucherCode(typed);
  return (await knownVouchers(deps)).find((each) => each.voucherCode === code) ?? null;
};

/** An order, written or not, with its lines as discounts look at them. */
type Judged = { readonly order: JudgedOrder; readonly lines: readonly DiscountableLine[] };

/** What a code takes off an order, or would beside the codes of other kinds that are in it. */
const effectOf = ({ code, title, rule }: VoucherRow, { order, lines }: Judged) => {
  const others = order.vouchers.filter((each) => each.code !== code && each.rule.kind !== rule.kind);
  const { discounts } = discounted(lines, [...others, { code, title, rule }]);
  const own = discounts.find((each) => each.code === code);
  return { discountAmount: own?.amount ?? 0, discountValue: own?.gross ?? 0 };
};

const forUser = (voucher: VoucherRow, stored: Judged, refusal: VoucherRefusal | null) => ({
  ...namedVoucherWire(voucher),
  isUsable: refusal === null,
  unusableReasons: refusal === null ? [] : [refusal.why as string],
  remainingAmount: refusal?.missing ?? 0,
  ...(refusal === null ? effectOf(voucher, stored) : { discountAmount: 0, discountValue: 0 }),
  isApplied: stored.order.vouchers.some(({ code }) => code === voucher.code),
});
export type VoucherForUserWire = ReturnType<typeof forUser>;

/**
 * How each code counts for the visitor's order: those in it first, then what would take most off, then the others. Codes
 * that are over or used up are left out, unless the order bears them. [VOU-01, VOU-02]
 * @throws ServiceFailure NOT_FOUND also for an order of somebody else
 */
export const vouchersForOrder = async (
  { db, clock }: Deps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<readonly VoucherForUserWire[]> => {
  const stored = await findOrder(db, orderId);
  if (!stored || !mayUse(visitor, stored.order)) throw notFound('order');
  return offersFor(db, { order: stored.order, lines: stored.lines.map(discountableLine) }, clock.now());
};

/** The same for what may be no order yet. */
export const offersFor = async (
  db: Database | Transaction,
  about: Judged,
  now: number,
): Promise<readonly VoucherForUserWire[]> => {
  const rows = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  const judged = await Promise.all(
    rows.map(async (row) => forUser(row, about, await judgeFor(db, row, about.order, about.lines, now))),
  );
  const over = ['expired', 'exhausted'];
  const worth = (each: VoucherForUserWire): number =>
    each.isApplied ? Number.MAX_SAFE_INTEGER : each.isUsable ? each.discountValue : -1;
  return judged
    .filter((each) => each.isApplied || !over.includes(each.unusableReasons[0] ?? ''))
    .sort((a, b) => worth(b) - worth(a));
};

/** Rules of codes that are not over, by kind. */
export const rulesOfKind = async ({ db, clock }: Deps, kind: 'gift' | 'quantity'): Promise<readonly VoucherRow[]> => {
  const rows = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  return rows.filter(({ rule, expiresAt }) => rule.kind === kind && clock.now() < expiresAt);
};
