import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import { denied, type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import { type SeedVoucher, seedVouchers } from '#contracts/seed/vouchers.ts';
import { checkVoucher, evaluateVouchers, isUsedUp, unknownVoucher } from '#core/order-rules/vouchers.ts';
import type { Order } from '#core/orders/order.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { type OrderId, partyId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { OfferedVoucher, Voucher, VoucherBuyer } from '#core/vouchers/voucher.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { findCampaign } from './campaigns.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { refreshPrices, refuseUnlessDraft, saveOrder } from './orders.ts';
import { applyInOrder, countUses, voucherOrderOf } from './voucher-uses.ts';
import { previewOrder } from './whole-order.ts';
import { withAccessibleOrder } from './with-accessible-order.ts';

type Answer<Value> = Result<Value, PortFailure>;

const voucherOf = ({ code, title, description, expiresAt, rule }: SeedVoucher): Voucher => ({
  code,
  kind: rule.kind,
  title,
  description,
  expiresAt,
});

const offersFor = (world: World, order: Order): readonly OfferedVoucher[] => {
  const vouchers = countUses(world, seedVouchers, order.id);
  return evaluateVouchers(vouchers, voucherOrderOf(world, order, vouchers), world.state.now).map(
    ({ voucher, ...evaluated }) => ({ ...voucherOf(voucher), ...evaluated }),
  );
};

const refusedFor = (code: string, { why, missing }: VoucherRefusal): Refused =>
  refuse('voucher-refused', { code, why, missing });

const added = (world: World, record: OrderRecord, code: string, buyer: VoucherBuyer | undefined): Answer<void> => {
  const closed = refuseUnlessDraft(record.order);
  if (closed) return closed;
  const order = refreshPrices(world, record);
  if (codesOf(order).some((each) => each.code === code)) return ok(undefined);
  const vouchers = countUses(
    world,
    seedVouchers.filter((each) => each.code === code),
    order.id,
  );
  const [voucher] = vouchers;
  if (!voucher) return refusedFor(code, unknownVoucher);
  const owner = order.owner ?? (buyer ? { partyId: partyId(''), contact: { name: '', ...buyer } } : null);
  const refusal = checkVoucher(voucher, voucherOrderOf(world, { ...order, owner }, vouchers), world.state.now);
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
  const usable = (): readonly Voucher[] =>
    countUses(world, seedVouchers, null)
      .filter((each) => world.state.now < each.expiresAt && !isUsedUp(each))
      .map(voucherOf);
  return {
    search: async (page) => ok({ vouchers: usable().slice(page * 10, (page + 1) * 10), total: usable().length }),
    forOrder: (id) => onOrder(id, (record) => ok(offersFor(world, refreshPrices(world, record)))),
    forLines: async (lines, codes) => {
      const who = currentSession(world, bearer);
      if (!who) return denied;
      const draft = previewOrder(world, who, lines);
      if ('ok' in draft) return draft;
      const { taken, refused } = applyInOrder(world, draft, codes);
      return ok({ offers: offersFor(world, withCodes(draft, taken)), refused });
    },
    add: (id, code, asCustomer, buyer) =>
      change(id, asCustomer, (record) => added(world, record, normaliseVoucherCode(code), buyer)),
    remove: (id, code, asCustomer) =>
      change(id, asCustomer, (record) => removed(world, record, normaliseVoucherCode(code))),
    campaign: async (id) => findCampaign(world, id),
  };
};
