import type { AddressBook } from '#core/account/address-book.port.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { AddressId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';

/** Deletes an address; succeeds when it is already gone. Failures: `login-required`. [ACC-09, SDK-03] */
export const deleteAddress = command(
  (ports: VisitorPorts & { readonly addressBook: AddressBook }): UseCase<Keyed & { readonly id: AddressId }, Outcome> =>
    async ({ id }) => {
      const removed = await callAsCustomer(ports)(({ partyId }) =>
        writeOnce(ports.delay, () => ports.addressBook.remove(partyId, id)),
      );
      return removed.ok ? succeedWith(paths.account('dia-chi'), 'address-deleted') : removed;
    },
);
