import { maskIdentityNumber } from '#core/shared/people/person-rules.ts';
import type { loadPerson } from './service.ts';

/** A person as getPersonByPartyId answers, with a masked identity number. [ENT-11, ASVS 15.3.1] */
export const toPersonWire = (
  partyId: string,
  { createdAt, avatarUrl: imageUrl, ...party }: Awaited<ReturnType<typeof loadPerson>>,
) => ({
  ...party,
  partyId,
  identityNumber: maskIdentityNumber(party.identityNumber ?? ''),
  status: 'ACTIVE',
  imageUrl,
  addressModel: [],
  createdStamp: createdAt.toISOString(),
});
