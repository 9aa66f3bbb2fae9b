import type { AddressBookView } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';

/** Address book and provinces for its form (may be empty). Failures: `login-required`. [ACC-09, SDK-03, SDK-06] */
export const loadAddresses = query(
  (
    ports: VisitorPorts & { readonly addressBook: AddressBook; readonly administrativeUnits: AdministrativeUnits },
  ): UseCase<Nothing, AddressBookView> =>
    () =>
      callAsCustomer(ports)(async ({ partyId }) => {
        const { addressBook, administrativeUnits, delay, log } = ports;
        const [addresses, provinces] = await Promise.all([
          readWithRetry(delay, () => addressBook.list(partyId)),
          administrativeUnits.provinces(),
        ]);
        if (!addresses.ok) return addresses;
        return ok({
          addresses: addresses.value,
          provinces: valueOr(log, 'Failed to fetch provinces', provinces, []),
        });
      }),
);
