import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { toDiscountableLine } from '#core/orders/order-discounts.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { findVoucherRefusal, type VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { saveOrder } from './orders.ts';
import { expirePendingPayments } from './payments.ts';
import { type Refused, refuse } from './refusals.ts';
import type { OrderRecord, World } from './world.ts';

/** Includes reservations. */
export const countUses = ({ state }: World, { code, usedBefore }: SeedVoucher, own: OrderId | null): number =>
  usedBefore +
  [...(state.voucherUses.get(code) ?? [])].filter(
    ([order, until]) => order !== own && (until === null || state.now < until),
  ).length;

const isFirstOrder = ({ state }: World, { id, owner }: Order): boolean =>
  owner === null ||
  [...state.orders.values()].every(({ order }) => {
    const placed = order.id !== id && order.status !== 'draft' && order.status !== 'closed';
    if (!placed || order.owner === null) return true;
    const { partyId, contact } = order.owner;
    const same = (mine: string, his: string): boolean => mine !== '' && mine === his;
    return (
      partyId !== owner.partyId &&
      !same(owner.contact.email, contact.email) &&
      !same(owner.contact.phone, contact.phone)
    );
  });

/** null when the code is valid. */
export const checkVoucher = (world: World, voucher: SeedVoucher, order: Order): VoucherRefusal | null => {
  const { rule, expiresAt, limit } = voucher;
  const otherKinds = codesOf(order).flatMap((each) => (each.code === voucher.code ? [] : [each.rule.kind]));
  const isFirst = !rule.isFirstOrderOnly || order.status !== 'draft' || isFirstOrder(world, order);
  const facts = { rule, expiresAt, maxUses: limit, useCount: countUses(world, voucher, order.id) };
  return findVoucherRefusal(
    facts,
    { lines: order.lines.map(toDiscountableLine), otherKinds, isFirstOrder: isFirst },
    world.state.now,
  );
};

/** Applies codes to a draft one after the other: the valid ones, and the reasons for the others. [VOU-01] */
export const applyInOrder = (
  world: World,
  draft: Order,
  codes: readonly string[],
): {
  readonly taken: readonly SeedVoucher[];
  readonly refused: readonly (VoucherRefusal & { readonly code: string })[];
} => {
  const taken: SeedVoucher[] = [];
  const refused: (VoucherRefusal & { readonly code: string })[] = [];
  for (const code of new Set(codes.map(normaliseVoucherCode))) {
    const voucher = seedVouchers.find((each) => each.code === code);
    const refusal = voucher ? checkVoucher(world, voucher, withCodes(draft, taken)) : unknownCode;
    if (voucher && refusal === null) taken.push(voucher);
    else refused.push({ code, ...(refusal ?? unknownCode) });
  }
  return { taken, refused };
};

const unknownCode: VoucherRefusal = { why: 'unknown', missing: 0 };

const vouchersIn = (order: Order): readonly SeedVoucher[] =>
  codesOf(order).flatMap(({ code }) => seedVouchers.filter((each) => each.code === code));

const saveUse = ({ state }: World, code: string, order: OrderId, until: number | null): void => {
  const uses = state.voucherUses.get(code) ?? new Map<OrderId, number | null>();
  state.voucherUses.set(code, uses.set(order, until));
};

/** Reserves for the payment. Removes invalid codes; when that changes the total, refuses without reserving. */
export const reserveVouchers = (world: World, record: OrderRecord): { readonly order: Order } | Refused => {
  const { order } = record;
  const gone = vouchersIn(order).flatMap((voucher) => {
    const refusal = checkVoucher(world, voucher, order);
    return refusal === null ? [] : [{ code: voucher.code, why: refusal.why }];
  });
  const left = codesOf(order).filter(({ code }) => gone.every((each) => each.code !== code));
  const [first] = gone;
  const next = first ? saveOrder(world, record, withCodes({ ...order, version: order.version + 1 }, left)) : order;
  if (first && next.totals.gross !== order.totals.gross) {
    releaseUses(world, order.id);
    if (order.status === 'open') expirePendingPayments(world, order.id);
    return refuse('voucher-gone', { ...first, old: order.totals.gross, new: next.totals.gross });
  }
  for (const { code } of left) saveUse(world, code, order.id, world.state.now + DOMAIN_HELD_MS);
  return { order: next };
};

export const hasUsedUpVoucher = (world: World, order: Order): boolean =>
  vouchersIn(order).some((each) => each.limit !== null && countUses(world, each, order.id) >= each.limit);

export const confirmUses = (world: World, order: Order): void => {
  for (const { code } of codesOf(order)) saveUse(world, code, order.id, null);
};

export const releaseUses = ({ state }: World, order: OrderId): void => {
  for (const uses of state.voucherUses.values()) if (uses.get(order) !== null) uses.delete(order);
};
