import type { ProfileView } from '#core/account/account.ts';
import type { DeletionGateway } from '#core/account/deletion/deletion-gateway.port.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { isRefusal } from '#core/failures/refusals.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ContactGateway } from './contact-gateway.port.ts';

/** The only operation that answers a whole identity number. Failures: `login-required`. [ACC-09, ASVS 15.3.1] */
export const loadProfile = query(
  (
    ports: VisitorPorts & {
      readonly profiles: ProfileGateway;
      readonly contacts: ContactGateway;
      readonly deletion: DeletionGateway;
    },
  ): UseCase<Nothing, ProfileView> =>
    () =>
      callAsCustomer(ports)(async ({ partyId }) => {
        const { profiles, contacts, deletion, delay } = ports;
        const [person, identityNumber, changes, deletionState] = await Promise.all([
          readWithRetry(delay, () => profiles.person(partyId)),
          readWithRetry(delay, profiles.identityNumber),
          readWithRetry(delay, contacts.changes),
          readWithRetry(delay, deletion.state),
        ]);
        if (!person.ok) return person;
        const isHidden = !identityNumber.ok && isRefusal(identityNumber.failure, 'view-only');
        if (!identityNumber.ok && !isHidden) return identityNumber;
        if (!changes.ok) return changes;
        if (!deletionState.ok) return deletionState;
        return ok({
          person: person.value,
          // Staff who look on read it masked.
          identityNumber: identityNumber.ok ? identityNumber.value : person.value.identityNumber,
          contactChanges: changes.value,
          deletion: deletionState.value,
        });
      }),
);
