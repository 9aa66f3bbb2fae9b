import type { AddressInput } from '#core/account/account.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { addressId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { expectFailure, expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';

/** The errors at the fields of a form; any other failure as its kind. */
export const fieldsOf = (result: Result<unknown, ShopFailure>) => {
  const failure = expectFailure(result);
  return failure.kind === 'invalid-fields' ? failure.fields : { kind: failure.kind };
};

/** A recipient in a province and ward that the shop offers. */
const receiver = async ({ ports }: Shop, more: Partial<AddressInput> = {}): Promise<AddressInput> => {
  const [province] = expectOk(await ports.administrativeUnits.provinces());
  const [ward] = expectOk(await ports.administrativeUnits.wards(province?.code ?? ''));
  return {
    name: 'Nguyễn Thị Mây',
    phone: '0912345678',
    street: '12 Hàng Bông',
    provinceCode: province?.code ?? '',
    wardCode: ward?.code ?? '',
    isDefault: false,
    ...more,
  };
};
/** Saves a recipient as the form sends it; a new one has no `id`. */
export const saveReceiver = async (
  shop: Shop,
  more: Partial<AddressInput> = {},
  id: string | null = null,
  redirectUrl = '',
) =>
  shop.useCases.saveAddress({
    ...(await receiver(shop, more)),
    id: id === null ? null : addressId(id),
    redirectUrl,
    idempotencyKey: freshIdempotencyKey(),
  });
