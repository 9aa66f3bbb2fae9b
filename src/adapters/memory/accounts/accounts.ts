import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { LogIn } from '#core/account/account.ts';
import type { User } from '#core/session/visitor.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { type PartyId, type Token, token } from '#core/shared/ids.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isOwnWord } from '#core/shared/text/is-own-word.ts';
import { preparePassword } from '#core/shared/text/prepare-password.ts';
import { MIN_PASSWORD_LENGTH } from '#core/shared/text/validation.ts';
import { type LoginMethodsRecord, noLoginMethods, type StepToken } from './accounts-state.ts';
import { addUser, findSession, logIn, revoke } from './sessions.ts';
import { digestOf } from './signatures.ts';

const STEP_TOKEN_TTL_MS: Readonly<Record<StepToken['kind'], number>> = {
  handover: 2 * MINUTE_MS,
  pending: 60 * MINUTE_MS,
  ticket: 10 * MINUTE_MS,
  reset: 10 * MINUTE_MS,
};

export const passwordDigest = (userId: string, password: string): string =>
  digestOf(`${userId} ${preparePassword(password)}`);

export const loginMethodsOf = (world: World, userId: string): LoginMethodsRecord =>
  world.state.accounts.loginMethods.get(userId) ?? noLoginMethods;

export const updateLoginMethods = (world: World, userId: string, change: Partial<LoginMethodsRecord>): void => {
  world.state.accounts.loginMethods.set(userId, { ...loginMethodsOf(world, userId), ...change });
};

/** Here an account's id is its party id. */
export const findUserById = (world: World, id: string): User | undefined => world.state.users.get(id);

export const findUserByName = (world: World, username: string): User | undefined => {
  if (username === '') return undefined;
  for (const [id, ways] of world.state.accounts.loginMethods)
    if (ways.usernames.includes(username)) return findUserById(world, id);
  return undefined;
};

export const addAccount = (
  world: World,
  fullName: string,
  username: string,
  password: string,
  status: 'VERIFIED' | 'UN_VERIFIED',
): User => {
  const byMail = isEmail(username);
  const user = addUser(world, fullName, byMail ? '' : username, byMail ? username : '', status);
  updateLoginMethods(world, user.id, { usernames: [username], password: passwordDigest(user.id, password) });
  return user;
};

export const newStepToken = (
  world: World,
  kind: StepToken['kind'],
  userId: string,
  browser: string | null = null,
): Token => {
  const made = token(world.random.id() + world.random.id());
  world.state.accounts.tokens.set(made, {
    kind,
    userId,
    browser,
    expiresAt: world.state.now + STEP_TOKEN_TTL_MS[kind],
  });
  return made;
};

/** undefined when used, expired or of another kind. */
export const findStepUser = (world: World, held: Token, ...kinds: readonly StepToken['kind'][]): User | undefined => {
  const found = world.state.accounts.tokens.get(held);
  if (!found || world.state.now >= found.expiresAt || !kinds.includes(found.kind)) return undefined;
  return findUserById(world, found.userId);
};

/** Whether this browser registered the account or gave its password. */
export const isOwnRegistration = ({ state }: World, userId: string, browser: string): boolean =>
  [...state.accounts.tokens.values()].some(
    (each) =>
      each.kind === 'pending' && each.userId === userId && each.browser === browser && state.now < each.expiresAt,
  );

/** Deletes a registration with its password and codes. */
export const deleteAccount = ({ state }: World, userId: string): void => {
  state.users.delete(userId);
  state.people.delete(userId);
  state.accounts.loginMethods.delete(userId);
  state.accounts.codes.delete(`verify ${userId}`);
};

export const endStepToken = (world: World, held: Token): void => {
  world.state.accounts.tokens.delete(held);
};

const statusOf = ({ status }: User): LogIn['status'] => (status === 'VERIFIED' ? 'VERIFIED' : 'UN_VERIFIED');

/** For a browser that logged in to this account. */
const issueDeviceMark = ({ random }: World, userId: string): string => {
  const device = random.id();
  return `${device}.${digestOf(`device ${device} ${userId}`)}`;
};

/** The browser's id if it has logged in to this account before; else null. */
export const readDeviceMark = (userId: string, mark: string): string | null => {
  const [device = '', proof = ''] = mark.split('.');
  return proof === digestOf(`device ${device} ${userId}`) ? device : null;
};

/** Logs an account in from a guest's browser: returns a session for a verified account, otherwise a pending token. */
export const createLogin = (world: World, user: User, guest: Token | null): LogIn => {
  const status = statusOf(user);
  const ways = loginMethodsOf(world, user.id);
  const known = findUserByName(world, user.email);
  return {
    token: status === 'VERIFIED' ? logIn(world, user, guest) : newStepToken(world, 'pending', user.id, guest),
    portalToken: null,
    userId: user.id,
    username: ways.usernames[0] ?? (user.email || user.phone),
    status,
    hasExistingCustomer: status === 'UN_VERIFIED' && known !== undefined && known.id !== user.id,
    deviceMark: status === 'VERIFIED' ? issueDeviceMark(world, user.id) : null,
  };
};

/** The browser of `guest` gets a session beside the one of `portal`, as old as that; null without an active one. */
export const continueLogIn = (world: World, portal: Token, guest: Token | null): LogIn | null => {
  const session = findSession(world, portal);
  const user = session?.party ? world.state.users.get(session.party) : undefined;
  if (!session || !user) return null;
  const login = createLogin(world, user, guest);
  const opened = world.state.sessions.get(login.token);
  if (opened) world.state.sessions.set(login.token, { ...opened, expiresAt: session.expiresAt });
  return login;
};

/** Ends all sessions of a customer except one; returns their number. */
export const endSessions = (world: World, party: PartyId, kept: Token | null): number => {
  const held = [...world.state.sessions].filter(([name, session]) => session.party === party && name !== kept);
  for (const [name] of held) revoke(world, token(name));
  return held.length;
};

/** The backend knows many more. */
const commonPasswords = new Set([
  '123456',
  '1234567',
  '12345678',
  '123456789',
  'password',
  'matkhau',
  'qwerty',
  '111111',
  'iloveyou',
]);

/** `names`: e-mail addresses and phone numbers of the account. */
export const refuseIfWeak = (password: string, names: readonly string[]): Refused | null => {
  const weak = (reason: string) => refuse('weak-password', { reason, least: MIN_PASSWORD_LENGTH });
  if ([...password].length < MIN_PASSWORD_LENGTH) return weak('short');
  if (isOwnWord(password, [sampleIdentity.name, ...names])) return weak('own');
  return commonPasswords.has(password.toLowerCase()) ? weak('common') : null;
};
