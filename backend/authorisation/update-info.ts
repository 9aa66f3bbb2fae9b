import { eq } from 'drizzle-orm';
import {
  findPasswordDigest,
  hashPassword,
  ownNames,
  requireStrongPassword,
  setPassword,
} from '#backend/authorisation/factors/passwords.ts';
import { isVerifiedName } from '#backend/authorisation/log-in/names.ts';
import { type Account, findAccount, requireAccount } from '#backend/authorisation/log-in/sessions.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { isName, normaliseUsername } from '#core/shared/text/validation.ts';
import type { AccountDeps } from './account-deps.ts';
import { queueAccountMail } from './queue-account-mail.ts';
import { customers, parties, userLogins } from './schema.ts';
import { requireFreshLogin } from './security.ts';
import { type PersonChanges, updatePerson } from './update-person.ts';

export type InfoUpdate = {
  readonly accessToken: string;
  readonly request: PersonChanges | null;
  readonly password: string | null;
};

const invalidField = (field: string) => new ServiceFailure('BAD_USER_INPUT', `The ${field} is wrong`, { field });

const parsePerson = (request: PersonChanges) => {
  const fullName = cleanTyped(request.fullName ?? '');
  const phone = normalisePhone(request.phone ?? '');
  const email = normaliseUsername(request.email ?? '');
  if (!isName(fullName)) throw invalidField('fullName');
  if (!isPhone(phone)) throw invalidField('phone');
  if (email !== '' && !isEmail(email)) throw invalidField('email');
  return { fullName, phone, email };
};

/** Throws BAD_USER_INPUT {field} for what is changed once the account is complete. */
const requireOnlyContacts = ({ fullName: _name, phone: _phone, email: _email, ...later }: PersonChanges): void => {
  const [field] =
    Object.entries(later).find(([, value]) => value !== null && value !== undefined && value !== '') ?? [];
  if (field !== undefined) throw invalidField(field);
};

/**
 * Completes a provider's account. Sends the code to the e-mail address, otherwise to the phone; only that one becomes a
 * login name. Throws ACCOUNT_EXISTS {field}, BAD_USER_INPUT {field}, LINK_EXPIRED. [ACC-10]
 */
const completeAccount = async (
  { db }: AccountDeps,
  { login, party }: Account,
  request: PersonChanges,
): Promise<void> => {
  if (login.provider === null) throw new ServiceFailure('LINK_EXPIRED', 'There is nothing to complete');
  const person = parsePerson(request);
  requireOnlyContacts(request);
  for (const field of ['email', 'phone'] as const)
    if (person[field] !== '' && (await isVerifiedName(db, person[field], party.id)))
      throw new ServiceFailure('ACCOUNT_EXISTS', `Somebody has this ${field}`, { field });
  await db.transaction(async (tx) => {
    await tx.update(parties).set(person).where(eq(parties.id, party.id));
    const contact = person.email || person.phone;
    await tx.update(userLogins).set({ contact }).where(eq(userLogins.id, login.id));
  });
};

/** Sets the first password only; a change requires the old one. */
const createPassword = async (deps: AccountDeps, account: Account, password: string, device: string): Promise<void> => {
  const { party } = account;
  requireStrongPassword(password, deps.environment.identity.minPasswordLength, ownNames(deps, account));
  if ((await findPasswordDigest(deps.db, party.id)) !== null)
    throw new ServiceFailure('FORBIDDEN', 'The account has a password; change it with updatePassword');
  const digest = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await setPassword(tx, party.id, digest, deps.clock.now());
    await queueAccountMail(deps, tx, { partyId: party.id, device }, 'password-set');
  });
};

/**
 * One call with three uses: completes a provider's account (pending token), changes a person (session) or sets the
 * first password (either). Throws UNAUTHENTICATED, LOGIN_TOO_OLD and the failures of the three. [GQL-10 updateInfo,
 * SDK-03]
 */
export const updateInfo = async (deps: AccountDeps, given: InfoUpdate): Promise<Account> => {
  const { session, ...account } = await requireAccount(deps, given.accessToken);
  if (session.kind === 'handover') throw new ServiceFailure('UNAUTHENTICATED', 'Exchange the token first');
  if (given.request !== null) {
    if (account.login.status !== 'VERIFIED') await completeAccount(deps, account, given.request);
    else if (session.kind === 'session') await updatePerson(deps, account.party.id, given.request);
    else throw new ServiceFailure('LINK_EXPIRED', 'The account is complete');
  }
  if (given.password !== null && session.kind === 'session') requireFreshLogin(deps, session.createdAt);
  if (given.password !== null) await createPassword(deps, account, given.password, session.device);
  return (await findAccount(deps.db, account.login.id)) ?? account;
};

export const findMemberLevel = async ({ db }: AccountDeps, partyId: string): Promise<string | null> => {
  const [row] = await db.select({ level: customers.memberLevel }).from(customers).where(eq(customers.id, partyId));
  return row?.level ?? null;
};
