import type { Refused } from '#adapters/memory/refusals.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import {
  applyVouchers,
  type CountedVoucher,
  findInvalidVouchers,
  isUsedUp,
  refuseOtherTotal,
  type VoucherOrder,
} from '#core/order-rules/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { toDiscountableLine } from '#core/orders/order-discounts.ts';
import { isClosedOrder, isOpenOrder, isPlaced } from '#core/orders/order-states.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { saveOrder } from './orders.ts';
import { expirePendingPayments } from './payments.ts';

/** Codes with their uses by other orders, including reservations; `own` is not counted. */
export const countUses = ({ state }: World, vouchers: readonly SeedVoucher[], own: OrderId | null) =>
  vouchers.map((voucher): SeedVoucher & CountedVoucher => {
    const uses = [...(state.voucherUses.get(voucher.code) ?? [])];
    const others = uses.filter(([order, until]) => order !== own && (until === null || state.now < until));
    return { ...voucher, maxUses: voucher.limit, useCount: voucher.usedBefore + others.length };
  });

const isFirstOrder = ({ state }: World, { id, owner }: Order): boolean =>
  owner === null ||
  [...state.orders.values()].every(({ order }) => {
    const placed = order.id !== id && isPlaced(order) && !isClosedOrder(order);
    if (!placed || order.owner === null) return true;
    const { partyId, contact } = order.owner;
    const same = (mine: string, theirs: string): boolean => mine !== '' && mine === theirs;
    return (
      partyId !== owner.partyId &&
      !same(owner.contact.email, contact.email) &&
      !same(owner.contact.phone, contact.phone)
    );
  });

/** An order as the rules of these codes need it. */
export const voucherOrderOf = (world: World, order: Order, vouchers: readonly SeedVoucher[]): VoucherOrder => ({
  lines: order.lines.map(toDiscountableLine),
  applied: codesOf(order),
  isFirstOrder: isPlaced(order) || vouchers.every(({ rule }) => !rule.isFirstOrderOnly) || isFirstOrder(world, order),
});

/** Applies codes to a draft one after the other: the valid ones, and the reasons for the others. [VOU-01] */
export const applyInOrder = (world: World, draft: Order, typed: readonly string[]) => {
  const codes = typed.map(normaliseVoucherCode);
  const vouchers = countUses(
    world,
    seedVouchers.filter(({ code }) => codes.includes(code)),
    draft.id,
  );
  return applyVouchers(codes, vouchers, voucherOrderOf(world, draft, vouchers), world.state.now);
};

const vouchersIn = (world: World, order: Order): readonly (SeedVoucher & CountedVoucher)[] => {
  const codes = codesOf(order).map(({ code }) => code);
  return countUses(
    world,
    seedVouchers.filter(({ code }) => codes.includes(code)),
    order.id,
  );
};

const saveUse = ({ state }: World, code: string, order: OrderId, until: number | null): void => {
  const uses = state.voucherUses.get(code) ?? new Map<OrderId, number | null>();
  state.voucherUses.set(code, uses.set(order, until));
};

/** Reserves for the payment. Removes invalid codes; when that changes the total, refuses without reserving. */
export const reserveVouchers = (world: World, record: OrderRecord): { readonly order: Order } | Refused => {
  const { order } = record;
  const vouchers = vouchersIn(world, order);
  const gone = findInvalidVouchers(vouchers, voucherOrderOf(world, order, vouchers), world.state.now);
  const left = codesOf(order).filter(({ code }) => gone.every((each) => each.code !== code));
  const [first] = gone;
  const next = first ? saveOrder(world, record, withCodes({ ...order, version: order.version + 1 }, left)) : order;
  const refused = refuseOtherTotal(order.totals.gross, next.totals.gross, gone);
  if (refused) {
    releaseUses(world, order.id);
    if (isOpenOrder(order)) expirePendingPayments(world, order.id);
    return refused;
  }
  for (const { code } of left) saveUse(world, code, order.id, world.state.now + DOMAIN_HELD_MS);
  return { order: next };
};

export const hasUsedUpVoucher = (world: World, order: Order): boolean => vouchersIn(world, order).some(isUsedUp);

export const confirmUses = (world: World, order: Order): void => {
  for (const { code } of codesOf(order)) saveUse(world, code, order.id, null);
};

export const releaseUses = ({ state }: World, order: OrderId): void => {
  for (const uses of state.voucherUses.values()) if (uses.get(order) !== null) uses.delete(order);
};
