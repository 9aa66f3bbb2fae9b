import { eq } from 'drizzle-orm';
import { evaluateVoucher } from '#backend/campaigns/evaluate-voucher.ts';
import { vouchers } from '#backend/campaigns/schema.ts';
import { type RemovedVoucher, releaseUses, reserveUses } from '#backend/campaigns/voucher-uses.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import {
  computeOrderTotals,
  eventActor,
  lockOwnOrder,
  type OrderEvent,
  recordWrite,
  requireDraft,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import type { OrderDeps } from './order-deps.ts';

type VoucherDeps = Pick<OrderDeps, 'db' | 'clock' | 'expirePayments'>;

const voucherRefusedFailure = (code: string, { why, missing }: VoucherRefusal): ServiceFailure =>
  new ServiceFailure('VOUCHER_REFUSED', `The voucher ${code} does not count: ${why}`, { code, why, missing });

/** Idempotent; reserves no use yet. Throws NOT_FOUND, ORDER_CLOSED, VOUCHER_REFUSED {code, why, missing}. [VOU-01] */
export const addVoucher = (deps: VoucherDeps, visitor: RequestVisitor, orderId: string, typed: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const code = normaliseVoucherCode(typed);
    const stored = await lockOwnOrder(tx, visitor, orderId);
    requireDraft(stored);
    if (stored.order.vouchers.some((each) => each.code === code)) return;
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code));
    if (!voucher) throw voucherRefusedFailure(code, { why: 'unknown', missing: 0 });
    const refusal = await evaluateVoucher(tx, voucher, stored, at);
    if (refusal !== null) throw voucherRefusedFailure(code, refusal);
    const { title, rule } = voucher;
    const event = { kind: 'voucher-added', by: eventActor(visitor), at, detail: { code } };
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
    const event = { kind: 'voucher-removed', by: eventActor(visitor), at: deps.clock.now(), detail: { code } };
    await recordWrite(tx, stored.order, event, {
      vouchers: stored.order.vouchers.filter((each) => each.code !== code),
    });
  });

/** The first removed code; total before and after in đồng. */
export type RemovedVouchers = RemovedVoucher & { readonly old: number; readonly new: number };

/**
 * Reserves a use of each code for the duration of a payment and removes invalid codes. If that changes the total,
 * returns the change, releases the uses and expires pending payments, so that the payer confirms the new total.
 */
export const reserveVouchers = async (
  { expirePayments }: Pick<OrderDeps, 'expirePayments'>,
  tx: Transaction,
  stored: StoredOrder,
  event: Pick<OrderEvent, 'by' | 'at'>,
): Promise<{ readonly order: OrderRow; readonly told: RemovedVouchers | null }> => {
  const gone = await reserveUses(tx, stored, event.at);
  const [first] = gone;
  if (first === undefined) return { order: stored.order, told: null };
  const codes = gone.map(({ code }) => code);
  const left = stored.order.vouchers.filter(({ code }) => !codes.includes(code));
  const detail = { code: codes.join(' '), why: first.why };
  const order = await recordWrite(tx, stored.order, { ...event, kind: 'voucher-gone', detail }, { vouchers: left });
  const [old, now] = [computeOrderTotals(stored).gross, computeOrderTotals({ order, lines: stored.lines }).gross];
  if (old === now) return { order, told: null };
  await releaseUses(tx, order.id);
  if (order.status === 20) await expirePayments(tx, order.id, event.at);
  return { order, told: { ...first, old, new: now } };
};

export const vouchersGoneFailure = (told: RemovedVouchers): ServiceFailure =>
  new ServiceFailure('VOUCHER_GONE', `The voucher ${told.code} counts no longer: ${told.why}`, told);

/** Runs before a payment is created; removes invalid codes. Throws VOUCHER_GONE {code, why, old, new}. */
export const requireValidVouchers = async (
  deps: VoucherDeps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<void> => {
  const told = await deps.db.transaction(async (tx) => {
    const stored = await lockOwnOrder(tx, visitor, orderId);
    if (stored.order.status !== 20 || stored.order.financial !== 'UNPAID') return null;
    return (await reserveVouchers(deps, tx, stored, { by: eventActor(visitor), at: deps.clock.now() })).told;
  });
  if (told !== null) throw vouchersGoneFailure(told);
};
