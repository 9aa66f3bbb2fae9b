import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { asksForAddress, type OrderedName } from './asks-for-address.ts';
import type { CheckoutFields } from './checkout.ts';
import { normaliseCheckoutFields, type SelectableAreas, validateCheckout } from './validate-checkout.ts';

export type ValidateCheckoutFieldsPorts = {
  readonly administrativeUnits: AdministrativeUnits;
  readonly payments: PaymentGateway;
  readonly delay: Delay;
};

export type ValidCheckoutFields = { readonly checkout: Checkout; readonly methodCode: string };

/**
 * Asks for an address only if one of the lines needs it. Failures: `invalid-fields`, `method-unknown`, port failures.
 */
export const validateCheckoutFields =
  ({ administrativeUnits, payments, delay }: ValidateCheckoutFieldsPorts) =>
  async (typed: CheckoutFields, lines: readonly OrderedName[]): Promise<Result<ValidCheckoutFields, ShopFailure>> => {
    const { address, methodCode } = normaliseCheckoutFields(typed);
    const [areas, methods] = await Promise.all([
      asksForAddress(lines) ? loadAreas(administrativeUnits, delay, address.provinceCode) : ok(null),
      readWithRetry(delay, payments.methods),
    ]);
    if (!areas.ok) return fail(toShopFailure(areas.failure));
    if (!methods.ok) return fail(toShopFailure(methods.failure));
    const checkout = validateCheckout(typed, areas.value);
    if (!checkout.ok) return checkout;
    if (!methods.value.some((method) => method.code === methodCode)) return fail({ kind: 'method-unknown' });
    return ok({ checkout: checkout.value, methodCode });
  };

/** An unknown province has no wards. */
const loadAreas = async (
  units: AdministrativeUnits,
  delay: Delay,
  provinceCode: string,
): Promise<Result<SelectableAreas, PortFailure>> => {
  const [provinces, wards] = await Promise.all([
    readWithRetry(delay, units.provinces),
    provinceCode === '' ? ok([]) : readWithRetry(delay, () => units.wards(provinceCode)),
  ]);
  if (!provinces.ok) return provinces;
  if (!wards.ok && wards.failure.kind !== 'not-found') return wards;
  return ok({ provinces: provinces.value, wards: wards.ok ? wards.value : [] });
};
