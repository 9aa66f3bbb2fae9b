import { shopFailureOf } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Places } from '#core/places/places.port.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { CheckoutFields } from './checkout.ts';
import { normalFields, validateCheckout } from './validate-checkout.ts';

export type CheckedFieldsPorts = { readonly places: Places; readonly payments: PaymentGateway; readonly delay: Delay };

/** Validated checkout fields and the code of an offered payment method. */
export type CheckedFields = { readonly checkout: Checkout; readonly methodCode: string };

/**
 * Loads the reference data and validates the form. Writes nothing. Failures: `invalid-fields`, `method-unknown`, port
 * failures.
 */
export const checkedFields =
  ({ places, payments, delay }: CheckedFieldsPorts) =>
  async (typed: CheckoutFields): Promise<Result<CheckedFields, ShopFailure>> => {
    const { address, methodCode } = normalFields(typed);
    const [provinces, wards, methods] = await Promise.all([
      readWithRetry(delay, places.provinces),
      address.provinceCode === '' ? ok([]) : readWithRetry(delay, () => places.wards(address.provinceCode)),
      readWithRetry(delay, payments.methods),
    ]);
    if (!provinces.ok) return fail(shopFailureOf(provinces.failure));
    if (!wards.ok && wards.failure.kind !== 'not-found') return fail(shopFailureOf(wards.failure));
    if (!methods.ok) return fail(shopFailureOf(methods.failure));
    const checkout = validateCheckout(typed, { provinces: provinces.value, wards: wards.ok ? wards.value : [] });
    if (!checkout.ok) return checkout;
    if (!methods.value.some((method) => method.code === methodCode)) return fail({ kind: 'method-unknown' });
    return ok({ checkout: checkout.value, methodCode });
  };
