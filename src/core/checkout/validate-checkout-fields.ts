import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { CheckoutFields } from './checkout.ts';
import { normaliseCheckoutFields, validateCheckout } from './validate-checkout.ts';

export type ValidateCheckoutFieldsPorts = {
  readonly administrativeUnits: AdministrativeUnits;
  readonly payments: PaymentGateway;
  readonly delay: Delay;
};

export type ValidCheckoutFields = { readonly checkout: Checkout; readonly methodCode: string };

/** Failures: `invalid-fields`, `method-unknown`, port failures. */
export const validateCheckoutFields =
  ({ administrativeUnits, payments, delay }: ValidateCheckoutFieldsPorts) =>
  async (typed: CheckoutFields): Promise<Result<ValidCheckoutFields, ShopFailure>> => {
    const { address, methodCode } = normaliseCheckoutFields(typed);
    const [provinces, wards, methods] = await Promise.all([
      readWithRetry(delay, administrativeUnits.provinces),
      address.provinceCode === ''
        ? ok([])
        : readWithRetry(delay, () => administrativeUnits.wards(address.provinceCode)),
      readWithRetry(delay, payments.methods),
    ]);
    if (!provinces.ok) return fail(toShopFailure(provinces.failure));
    if (!wards.ok && wards.failure.kind !== 'not-found') return fail(toShopFailure(wards.failure));
    if (!methods.ok) return fail(toShopFailure(methods.failure));
    const checkout = validateCheckout(typed, { provinces: provinces.value, wards: wards.ok ? wards.value : [] });
    if (!checkout.ok) return checkout;
    if (!methods.value.some((method) => method.code === methodCode)) return fail({ kind: 'method-unknown' });
    return ok({ checkout: checkout.value, methodCode });
  };
