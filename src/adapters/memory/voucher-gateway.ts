import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { orderDiscounts } from '#core/orders/order-discounts.ts';
import { normalVoucherCode } from '#core/pricing/voucher-code.ts';
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
import { frozen, keep, refreshed } from './orders.ts';
import { onOwnOrder } from './own-order.ts';
import { denied, notFound, type Refused, refuse } from './refusals.ts';
import { asking } from './sessions.ts';
import { judged, takenInTurn, usesOf } from './voucher-uses.ts';
import { imagined } from './whole-order.ts';
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
  world.state.now < voucher.expiresAt && (voucher.limit === null || usesOf(world, voucher, null) < voucher.limit);

/** Actual or possible discount of a code, together with codes of other kinds in the order. */
const effectOf = (order: Order, voucher: SeedVoucher): Pick<OfferedVoucher, 'amount' | 'gross'> => {
  const others = codesOf(order).filter((each) => each.code !== voucher.code && each.rule.kind !== voucher.rule.kind);
  const { discounts } = orderDiscounts(order, [...others, voucher]);
  const own = discounts.find(({ code }) => code === voucher.code);
  return { amount: own?.amount ?? zeroDong, gross: own?.gross ?? zeroDong };
};

const offered = (world: World, order: Order, voucher: SeedVoucher): OfferedVoucher => {
  const refusal = judged(world, voucher, order);
  return {
    ...voucherOf(voucher),
    applied: codesOf(order).some(({ code }) => code === voucher.code),
    refusal,
    ...(refusal === null ? effectOf(order, voucher) : { amount: zeroDong, gross: zeroDong }),
  };
};

const worth = ({ applied, refusal, gross }: OfferedVoucher): number =>
  applied ? Number.MAX_SAFE_INTEGER : refusal === null ? gross : -1;

const offersFor = (world: World, order: Order): readonly OfferedVoucher[] =>
  seedVouchers
    .map((voucher) => offered(world, order, voucher))
    .filter(({ applied, refusal }) => applied || (refusal?.why !== 'expired' && refusal?.why !== 'exhausted'))
    .sort((a, b) => worth(b) - worth(a));

const refusedFor = (code: string, { why, missing }: VoucherRefusal): Refused =>
  refuse('voucher-refused', { code, why, missing });

const added = (world: World, record: OrderRecord, code: string): Answer<void> => {
  const closed = frozen(record.order);
  if (closed) return closed;
  const order = refreshed(world, record);
  if (codesOf(order).some((each) => each.code === code)) return ok(undefined);
  const voucher = seedVouchers.find((each) => each.code === code);
  if (!voucher) return refusedFor(code, { why: 'unknown', missing: 0 });
  const refusal = judged(world, voucher, order);
  if (refusal !== null) return refusedFor(code, refusal);
  keep(world, record, withCodes({ ...order, version: order.version + 1 }, [...codesOf(order), voucher]));
  return ok(undefined);
};

const removed = (world: World, record: OrderRecord, code: string): Answer<void> => {
  const closed = frozen(record.order);
  if (closed) return closed;
  const order = refreshed(world, record);
  const left = codesOf(order).filter((each) => each.code !== code);
  if (left.length < codesOf(order).length)
    keep(world, record, withCodes({ ...order, version: order.version + 1 }, left));
  return ok(undefined);
};

/** Fake campaigns and vouchers over a world, for the visitor whose token the bearer holds. [VoucherGateway] */
export const memoryVoucherGateway = (world: World, bearer: Bearer): VoucherGateway => {
  const onOrder = onOwnOrder(world, bearer);
  const change = (id: OrderId, asCustomer: boolean, work: (record: OrderRecord) => Answer<void>) =>
    onOrder(id, (record, who) => (asCustomer && who.party === null ? denied : work(record)));
  const usable = (): readonly Voucher[] => seedVouchers.filter((each) => isUsable(world, each)).map(voucherOf);
  return {
    suggested: async () => ok(usable().slice(0, 10)),
    search: async (page) => ok({ vouchers: usable().slice(page * 10, (page + 1) * 10), total: usable().length }),
    check: async (code) => {
      const found = usable().find((each) => each.code === normalVoucherCode(code));
      return found ? ok(found) : notFound;
    },
    forOrder: (id) => onOrder(id, (record) => ok(offersFor(world, refreshed(world, record)))),
    forLines: async (lines, codes) => {
      const who = asking(world, bearer);
      if (!who) return denied;
      const draft = imagined(world, who, lines);
      if ('ok' in draft) return draft;
      const { taken, refused } = takenInTurn(world, draft, codes);
      return ok({ offers: offersFor(world, withCodes(draft, taken)), refused });
    },
    add: (id, code, asCustomer) => change(id, asCustomer, (record) => added(world, record, normalVoucherCode(code))),
    remove: (id, code, asCustomer) =>
      change(id, asCustomer, (record) => removed(world, record, normalVoucherCode(code))),
    ...memoryCampaigns(world),
  };
};
