import { type CartPorts, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { groupVouchers } from './group-vouchers.ts';
import type { OrderVouchers } from './voucher.ts';
import type { VoucherGateway } from './voucher-gateway.port.ts';

export type LoadVouchersPorts = CartPorts & { readonly vouchers: VoucherGateway };

/** The cart's codes as `groupVouchers` groups them; null without token or cart, creates no token. [VOU-01, VOU-02] */
export const loadVouchers = query(
  (ports: LoadVouchersPorts): UseCase<{ readonly orderId: OrderId | null }, OrderVouchers | null> =>
    async ({ orderId }) => {
      const { tokens, carts } = ports;
      const unknown = tokens.session() === null && tokens.anonymous() === null;
      if (unknown && orderId === null && carts.get() === null && carts.recovery() === null) return ok(null);
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart.failure.kind === 'cart-empty' ? ok(null) : cart;
      const order = cart.value;
      const offers = await readWithRetry(ports.delay, () => ports.vouchers.forOrder(order.id));
      if (!offers.ok) return fail(toShopFailure(offers.failure));
      // An instalment plan has instalments instead of a renewal price. [INS-01]
      const renewal = sumAmounts(order.lines.filter((line) => !line.instalmentPlan).map((line) => line.renewal));
      return ok({ orderId: order.id, ...groupVouchers(offers.value, renewal) });
    },
);
