import type { AddressInput } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { AdministrativeUnit, AdministrativeUnits } from '#core/places/places.port.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { AddressId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import { normaliseAddress, validateAddress } from './validate-address.ts';

export type SaveAddressPorts = VisitorPorts & {
  readonly addressBook: AddressBook;
  readonly administrativeUnits: AdministrativeUnits;
};

export type SaveAddressCommand = Keyed & AddressInput & { readonly id: AddressId | null; readonly redirectUrl: string };

/**
 * Creates (null `id`) or updates an address and redirects to a safe `redirectUrl` or the address book. Failures:
 * `login-required`, `invalid-fields`, `too-many-addresses`, `not-found`. [ACC-09, SDK-03]
 */
export const saveAddress = command(
  (ports: SaveAddressPorts): UseCase<SaveAddressCommand, Outcome> =>
    async ({ id, redirectUrl, idempotencyKey, ...typed }) => {
      const address = normaliseAddress(typed);
      const checked = await parseAddress(ports, address);
      if (!checked.ok) return checked;
      const { addressBook, delay, settings } = ports;
      // Safe to retry: creation has an idempotency key and updates are idempotent.
      const saved = await callAsCustomer(
        ports,
        toAddressFailure,
      )(({ partyId }) =>
        writeOnce(delay, () =>
          id === null ? addressBook.create(partyId, address, idempotencyKey) : addressBook.update(partyId, id, address),
        ),
      );
      if (!saved.ok) return saved;
      return succeedWith(
        parseReturnPath(redirectUrl, originsOf(settings.site)) ?? paths.account('dia-chi'),
        'address-saved',
      );
    },
);

const parseAddress = async (
  { administrativeUnits, delay }: SaveAddressPorts,
  address: AddressInput,
): Promise<Result<void, ShopFailure>> => {
  const { provinceCode } = address;
  const none: Result<readonly AdministrativeUnit[], PortFailure> = ok([]);
  const [provinces, wards] = await Promise.all([
    readWithRetry(delay, administrativeUnits.provinces),
    provinceCode === '' ? none : readWithRetry(delay, () => administrativeUnits.wards(provinceCode)),
  ]);
  if (!provinces.ok) return fail(toShopFailure(provinces.failure));
  if (!wards.ok && wards.failure.kind !== 'not-found') return fail(toShopFailure(wards.failure));
  const fields = validateAddress(address, { provinces: provinces.value, wards: wards.ok ? wards.value : [] });
  return Object.keys(fields).length > 0 ? fail({ kind: 'invalid-fields', fields }) : ok(undefined);
};

/** Reports a refused province or ward at its field. */
const toAddressFailure = (failure: PortFailure): ShopFailure => {
  const shopFailure = toShopFailure(failure);
  if (shopFailure.kind === 'too-many-lines') return { kind: 'too-many-addresses', most: shopFailure.most };
  return isRefusal(failure, 'bad-input') ? { kind: 'invalid-fields', fields: { wardCode: 'choice' } } : shopFailure;
};
