import type { CartOutcome } from '#core/cart/cart.ts';
import { reloadCartOutcome } from '#core/cart/cart-outcome.ts';
import { type CartPorts, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import type { Order } from '#core/orders/order.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanEmail, isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { changeDirectCodes, type DirectCodesPorts } from './change-direct-codes.ts';
import type { VoucherBuyer, VoucherCommand } from './voucher.ts';
import { toVoucherFailure } from './voucher-failure.ts';

export type ChangeVouchersPorts = CartPorts & DirectCodesPorts;

/**
 * Adds a code to the cart or to a direct order's URL. Failures: `voucher-refused` with the reason or the server's text,
 * `voucher-service-unavailable`, `order-closed`, `cart-empty`, those of the product page. [VOU-01, ROUTE-09]
 */
export const addVoucher = command(
  (ports: ChangeVouchersPorts): UseCase<VoucherCommand, CartOutcome> => changeVoucher(ports, 'add'),
);

/** Failures: as `addVoucher`. [VOU-01] */
export const removeVoucher = command(
  (ports: ChangeVouchersPorts): UseCase<VoucherCommand, CartOutcome> => changeVoucher(ports, 'remove'),
);

const notices = { add: 'voucher-added', remove: 'voucher-removed' } as const;

const hasVoucher = (order: Order, code: string): boolean => (order.discounts ?? []).some((each) => each.code === code);

/** A text that is neither an e-mail address nor a phone number belongs to no order. */
const toBuyer = (typed: VoucherBuyer | null | undefined): VoucherBuyer => {
  const [email, phone] = [cleanEmail(typed?.email ?? ''), normalisePhone(typed?.phone ?? '')];
  return { email: isEmail(email) ? email : '', phone: isPhone(phone) ? phone : '' };
};

const changeVoucher =
  (ports: ChangeVouchersPorts, how: 'add' | 'remove'): UseCase<VoucherCommand, CartOutcome> =>
  async ({ orderId, code: typed, path, direct, buyer }) => {
    const code = normaliseVoucherCode(typed);
    if (code === '') return fail({ kind: 'invalid-fields', fields: { code: 'required' } });
    if (direct) return changeDirectCodes(ports, how)(direct, code);
    const cart = await requireOpenCart(ports)(orderId);
    if (!cart.ok) return cart;
    const { orders, vouchers, delay, tokens, bearer } = ports;
    const change = how === 'add' ? vouchers.add : vouchers.remove;
    const asCustomer = tokens.session() !== null && bearer.get() === tokens.session();
    const { id } = cart.value;
    const changed = await writeOnce<void>(
      delay,
      () => change(id, code, asCustomer, toBuyer(buyer)),
      async () => {
        const order = await readWithRetry(delay, () => orders.load(id));
        return order.ok ? ok(hasVoucher(order.value, code) === (how === 'add') ? undefined : null) : order;
      },
    );
    if (!changed.ok) return fail(toVoucherFailure(changed.failure, code));
    const outcome = await reloadCartOutcome(ports)(id, notices[how]);
    return ok(path === null ? outcome : { ...outcome, goTo: path });
  };
