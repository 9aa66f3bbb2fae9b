import { organisationId } from '#contracts/organisation.ts';
import { maskIdentityNumber } from '#core/shared/people/person-rules.ts';
import { emptyRights } from './empty-rights.ts';
import type { LogInStep } from './log-in-result.ts';
import type { Account, PartyRow } from './sessions.ts';

/** The identity number is masked: only the page that edits it gets the whole one. [ENT-01, ASVS 15.3.1] */
export const toPersonWire = ({ id, fullName, email, phone, ...party }: PartyRow) => ({
  partyId: id,
  fullName,
  email,
  phone,
  address: party.address,
  identityNumber: maskIdentityNumber(party.identityNumber ?? ''),
  gender: party.gender,
  birthDate: party.birthDate,
  avatarUrl: party.avatarUrl,
});

export const toInfoWire = ({ login, party }: Account, memberLevel: string | null) => ({
  ...toPersonWire(party),
  userLoginId: login.id,
  memberLevel,
  personalTitle: party.personalTitle,
  createdStamp: party.createdAt.toISOString(),
});

/** Login name; for a provider account its e-mail or phone, or empty. */
export const displayUsername = ({ login, party }: Account): string =>
  login.provider === null ? login.userLoginId : party.email || party.phone;

export const toDetailWire = (account: Account) => ({
  ...toPersonWire(account.party),
  orgId: organisationId,
  username: displayUsername(account),
  ...emptyRights,
});

export const toLogInWire = (step: LogInStep) => ({
  ...toDetailWire(step),
  userLoginId: step.login.id,
  status: step.login.status,
  tokenShare: null,
  accessToken: 'accessToken' in step ? step.accessToken : null,
  existing: 'existing' in step && step.existing,
  deviceMark: 'deviceMark' in step ? step.deviceMark : null,
  secondFactorTicket: 'secondFactorTicket' in step ? step.secondFactorTicket : null,
});

/** The token authorises nothing yet. */
export const toRegistrationWire = ({ login, accessToken }: Account & { readonly accessToken: string }) => ({
  id: login.id,
  partyId: login.partyId,
  type: 'PERSON',
  username: login.userLoginId,
  status: login.status,
  accessToken,
});
