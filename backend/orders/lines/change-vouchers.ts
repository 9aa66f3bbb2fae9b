import { and, eq } from 'drizzle-orm';
import { countUses, hasStarted, toVoucherOrder } from '#backend/campaigns/evaluate-voucher.ts';
import { vouchers } from '#backend/campaigns/schema.ts';
import { releaseUses, reserveUses } from '#backend/campaigns/voucher-uses.ts';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import {
  canReadAndPay,
  computeOrderTotals,
  eventActor,
  lockOrder,
  lockOwnOrder,
  type OrderEvent,
  recordWrite,
  requireDraft,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, requireAllowed, ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { WireVoucherBuyer } from '#contracts/rest/order-rest.ts';
import type { Refused } from '#core/order-rules/refusal.ts';
import { checkVoucher, refuseOtherTotal, unknownVoucher } from '#core/order-rules/vouchers.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';

type VoucherDeps = Pick<OrderDeps, 'db' | 'clock' | 'expirePayments'>;

const voucherRefusedFailure = (code: string, { why, missing }: VoucherRefusal): ServiceFailure =>
  new ServiceFailure('VOUCHER_REFUSED', `The voucher ${code} does not count: ${why}`, { code, why, missing });

/**
 * An order without an owner is judged as `buyer`'s. Idempotent; reserves no use yet. Throws NOT_FOUND, ORDER_CLOSED,
 * VOUCHER_REFUSED {code, why, missing}. [VOU-01]
 */
export const addVoucher = (
  deps: VoucherDeps,
  visitor: RequestVisitor,
  orderId: string,
  typed: string,
  buyer: WireVoucherBuyer | null,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const code = normaliseVoucherCode(typed);
    const stored = await lockOwnOrder(tx, visitor, orderId);
    requireDraft(stored);
    if (stored.order.vouchers.some((each) => each.code === code)) return;
    const rows = await tx
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.code, code), hasStarted(at)));
    const [voucher] = await countUses(tx, rows, orderId, at);
    if (!voucher) throw voucherRefusedFailure(code, unknownVoucher);
    const { ownerEmail, ownerPhone } = stored.order;
    const owned = {
      ...stored.order,
      ownerEmail: ownerEmail ?? buyer?.email ?? null,
      ownerPhone: ownerPhone ?? buyer?.phone ?? null,
    };
    const order = await toVoucherOrder(tx, owned, stored.lines.map(toDiscountableLine), rows);
    const refusal = checkVoucher(voucher, order, at);
    if (refusal !== null) throw voucherRefusedFailure(code, refusal);
    const { title, rule } = voucher;
    const event: OrderEvent = { kind: 'voucher-added', by: eventActor(visitor), at, detail: { code } };
    await recordWrite(tx, stored.order, event, { vouchers: [...stored.order.vouchers, { code, title, rule }] });
  });

/** Idempotent. Throws NOT_FOUND, ORDER_CLOSED. [VOU-01] */
export const removeVoucher = (
  deps: VoucherDeps,
  visitor: RequestVisitor,
  orderId: string,
  typed: string,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const code = normaliseVoucherCode(typed);
    const stored = await lockOwnOrder(tx, visitor, orderId);
    requireDraft(stored);
    if (stored.order.vouchers.every((each) => each.code !== code)) return;
    const event: OrderEvent = {
      kind: 'voucher-removed',
      by: eventActor(visitor),
      at: deps.clock.now(),
      detail: { code },
    };
    await recordWrite(tx, stored.order, event, {
      vouchers: stored.order.vouchers.filter((each) => each.code !== code),
    });
  });

/**
 * Reserves a use of each of the order's codes for the duration of a payment, and removes codes that are no longer
 * valid. When that changes the total, it returns the refusal, releases the uses and expires pending payments of the old
 * total, so that the payer must confirm the new one.
 */
export const reserveVouchers = async (
  { expirePayments }: Pick<OrderDeps, 'expirePayments'>,
  tx: Transaction,
  stored: StoredOrder,
  event: Pick<OrderEvent, 'by' | 'at'>,
): Promise<{ readonly order: OrderRow; readonly refused: Refused | null }> => {
  const gone = await reserveUses(tx, stored, event.at);
  const [first] = gone;
  if (first === undefined) return { order: stored.order, refused: null };
  const codes = gone.map(({ code }) => code);
  const left = stored.order.vouchers.filter(({ code }) => !codes.includes(code));
  const detail = { code: codes.join(' '), why: first.why };
  const order = await recordWrite(
    tx,
    stored.order,
    { ...event, kind: 'voucher-no-longer-valid', detail },
    { vouchers: left },
  );
  const total = computeOrderTotals({ order, lines: stored.lines }).gross;
  const refused = refuseOtherTotal(computeOrderTotals(stored).gross, total, gone);
  if (refused === null) return { order, refused };
  await releaseUses(tx, order.id);
  if (order.status === orderNumberOf.open) await expirePayments(tx, order.id, event.at);
  return { order, refused };
};

/**
 * Runs before a payment is created: verifies the codes of a placed order and removes invalid ones.
 * @throws ServiceFailure VOUCHER_GONE {code, why, old, new}
 */
export const requireValidVouchers = async (
  deps: VoucherDeps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<void> => {
  const refused = await deps.db.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    if (!canReadAndPay(visitor, stored.order)) throw notFound('order', true);
    if (stored.order.status !== orderNumberOf.open || stored.order.financial !== 'UNPAID') return null;
    return (await reserveVouchers(deps, tx, stored, { by: eventActor(visitor), at: deps.clock.now() })).refused;
  });
  requireAllowed(refused);
};
