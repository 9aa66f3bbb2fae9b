import { graphqlAccessKeys } from '#adapters/graphql/access-keys.ts';
import { graphqlSeats } from '#adapters/graphql/seats.ts';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceEntry } from '#adapters/graphql/service-entry.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import type { AccessKeysSubject } from '#test/services/access/access-keys-subject.ts';
import type { ServiceEntrySubject } from '#test/services/entry/service-entry-subject.ts';
import type { SeatsSubject } from '#test/services/seats/seats-subject.ts';

/** Reads the page of the stand-in. */
const answerOf = async (page: Response): ReturnType<ServiceEntrySubject['visit']> => {
  if (page.status === 200) return 'entered';
  if (page.status === 410) return (await page.text()).includes('đã được dùng') ? 'used' : 'expired';
  return page.status === 403 ? 'closed' : 'unknown';
};

/** Two customers and a guest of a backend, with all that they can do with services. */
export const wireControlSubject = async (
  backend: TestBackend,
): Promise<AccessKeysSubject & SeatsSubject & ServiceEntrySubject> => {
  const [customer, other, guest] = [await freshLogin(backend), await freshLogin(backend), await freshToken(backend)];
  const at = (held: string) => wireClient(backend, '/cloud-service-api/graphql', held);
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    services: graphqlServiceGateway(at(customer.token)),
    control: graphqlServiceControl(at(customer.token)),
    accessKeys: graphqlAccessKeys(at(customer.token)),
    seats: graphqlSeats(at(customer.token)),
    entry: graphqlServiceEntry(at(customer.token)),
    othersEntry: graphqlServiceEntry(at(other.token)),
    guestsEntry: graphqlServiceEntry(at(guest)),
    visit: async (url) => answerOf(await fetch(url)),
    owner: partyId(customer.partyId),
    other: { services: graphqlServiceGateway(at(other.token)), owner: partyId(other.partyId) },
    othersControl: graphqlServiceControl(at(other.token)),
    othersKeys: graphqlAccessKeys(at(other.token)),
    othersSeats: graphqlSeats(at(other.token)),
    guest: graphqlServiceGateway(at(guest)),
    guestsControl: graphqlServiceControl(at(guest)),
    guestsKeys: graphqlAccessKeys(at(guest)),
    guestsSeats: graphqlSeats(at(guest)),
  };
};
