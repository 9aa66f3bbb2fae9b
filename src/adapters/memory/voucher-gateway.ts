import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { computeOrderDiscounts } from '#core/orders/order-discounts.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { zeroDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { OfferedVoucher, Voucher } from '#core/vouchers/voucher.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { memoryCampaigns } from './campaigns.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { refreshPrices, refuseUnlessDraft, saveOrder } from './orders.ts';
import { denied, notFound, type Refused, refuse } from './refusals.ts';
import { currentSession } from './sessions.ts';
import { applyInOrder, checkVoucher, countUses } from './voucher-uses.ts';
import { previewOrder } from './whole-order.ts';
import { withAccessibleOrder } from './with-accessible-order.ts';
import type { OrderRecord, World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

const voucherOf = ({ code, title, description, expiresAt, rule }: SeedVoucher): Voucher => ({
  code,
  kind: rule.kind,
  title,
  description,
  expiresAt,
});

const isUsable = (world: World, voucher: SeedVoucher): boolean =>
  world.state.now < voucher.expiresAt && (voucher.limit === null || countUses(world, voucher, null) < voucher.limit);

/** Actual or possible discount, with codes of other kinds in the order. */
const computeEffect = (order: Order, voucher: SeedVoucher): Pick<OfferedVoucher, 'amount' | 'gross'> => {
  const others = codesOf(order).filter((each) => each.code !== voucher.code && each.rule.kind !== voucher.rule.kind);
  const { discounts } = computeOrderDiscounts(order, [...others, voucher]);
  const own = discounts.find(({ code }) => code === voucher.code);
  return { amount: own?.amount ?? zeroDong, gross: own?.gross ?? zeroDong };
};

const offered = (world: World, order: Order, voucher: SeedVoucher): OfferedVoucher => {
  const refusal = checkVoucher(world, voucher, order);
  return {
    ...voucherOf(voucher),
    isApplied: codesOf(order).some(({ code }) => code === voucher.code),
    refusal,
    ...(refusal === null ? computeEffect(order, voucher) : { amount: zeroDong, gross: zeroDong }),
  };
};

const compareByDiscount = ({ isApplied, refusal, gross }: OfferedVoucher): number =>
  isApplied ? Number.MAX_SAFE_INTEGER : refusal === null ? gross : -1;

const offersFor = (world: World, order: Order): readonly OfferedVoucher[] =>
  seedVouchers
    .map((voucher) => offered(world, order, voucher))
    .filter(({ isApplied, refusal }) => isApplied || (refusal?.why !== 'expired' && refusal?.why !== 'exhausted'))
    .sort((a, b) => compareByDiscount(b) - compareByDiscount(a));

const refusedFor = (code: string, { why, missing }: VoucherRefusal): Refused =>
  refuse('voucher-refused', { code, why, missing });

const added = (world: World, record: OrderRecord, code: string): Answer<void> => {
  const closed = refuseUnlessDraft(record.order);
  if (closed) return closed;
  const order = refreshPrices(world, record);
  if (codesOf(order).some((each) => each.code === code)) return ok(undefined);
  const voucher = seedVouchers.find((each) => each.code === code);
  if (!voucher) return refusedFor(code, { why: 'unknown', missing: 0 });
  const refusal = checkVoucher(world, voucher, order);
  if (refusal !== null) return refusedFor(code, refusal);
  saveOrder(world, record, withCodes({ ...order, version: order.version + 1 }, [...codesOf(order), voucher]));
  return ok(undefined);
};

const removed = (world: World, record: OrderRecord, code: string): Answer<void> => {
  const closed = refuseUnlessDraft(record.order);
  if (closed) return closed;
  const order = refreshPrices(world, record);
  const left = codesOf(order).filter((each) => each.code !== code);
  if (left.length < codesOf(order).length)
    saveOrder(world, record, withCodes({ ...order, version: order.version + 1 }, left));
  return ok(undefined);
};

export const memoryVoucherGateway = (world: World, bearer: Bearer): VoucherGateway => {
  const onOrder = withAccessibleOrder(world, bearer);
  const change = (id: OrderId, asCustomer: boolean, work: (record: OrderRecord) => Answer<void>) =>
    onOrder(id, (record, who) => (asCustomer && who.party === null ? denied : work(record)));
  const usable = (): readonly Voucher[] => seedVouchers.filter((each) => isUsable(world, each)).map(voucherOf);
  return {
    suggested: async () => ok(usable().slice(0, 10)),
    search: async (page) => ok({ vouchers: usable().slice(page * 10, (page + 1) * 10), total: usable().length }),
    check: async (code) => {
      const found = usable().find((each) => each.code === normaliseVoucherCode(code));
      return found ? ok(found) : notFound;
    },
    forOrder: (id) => onOrder(id, (record) => ok(offersFor(world, refreshPrices(world, record)))),
    forLines: async (lines, codes) => {
      const who = currentSession(world, bearer);
      if (!who) return denied;
      const draft = previewOrder(world, who, lines);
      if ('ok' in draft) return draft;
      const { taken, refused } = applyInOrder(world, draft, codes);
      return ok({ offers: offersFor(world, withCodes(draft, taken)), refused });
    },
    add: (id, code, asCustomer) => change(id, asCustomer, (record) => added(world, record, normaliseVoucherCode(code))),
    remove: (id, code, asCustomer) =>
      change(id, asCustomer, (record) => removed(world, record, normaliseVoucherCode(code))),
    ...memoryCampaigns(world),
  };
};
