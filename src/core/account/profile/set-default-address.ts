import type { AddressBook } from '#core/account/address-book.port.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { AddressId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';

/** Failures: `login-required`, `not-found`. [ACC-09, SDK-03] */
export const setDefaultAddress = command(
  (ports: VisitorPorts & { readonly addressBook: AddressBook }): UseCase<Keyed & { readonly id: AddressId }, Outcome> =>
    async ({ id }) => {
      const { addressBook, delay } = ports;
      const set = await callAsCustomer(ports)(async ({ partyId }) => {
        const book = await readWithRetry(delay, () => addressBook.list(partyId));
        if (!book.ok) return book;
        const address = book.value.find((each) => each.id === id);
        if (address === undefined) return fail({ kind: 'not-found' });
        const { name, phone, street, provinceCode, wardCode } = address;
        // Setting the same default again is idempotent.
        return writeOnce(delay, () =>
          addressBook.update(partyId, id, { name, phone, street, provinceCode, wardCode, isDefault: true }),
        );
      });
      return set.ok ? succeedWith(paths.account('dia-chi'), 'default-address-set') : set;
    },
);
