import { type Answer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { refuse } from '#adapters/memory/refusals.ts';
import type { SessionRecord, World } from '#adapters/memory/world.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { FirstFactorResult, LogIn } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import { MAX_CODE_TRIES } from '#core/account-rules/account-limits.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone } from '#core/shared/text/phone-number.ts';
import { isName } from '#core/shared/text/validation.ts';
import { fakeProviders, linkAccount, startProviderLogin } from './account-providers.ts';
import {
  addAccount,
  continueLogIn,
  createLogin,
  deleteAccount,
  endStepToken,
  findStepUser,
  findUserById,
  findUserByName,
  isOwnRegistration,
  loginMethodsOf,
  newStepToken,
  passwordDigest,
  readDeviceMark,
  refuseIfWeak,
  updateLoginMethods,
} from './accounts.ts';
import { createChallenge } from './challenges.ts';
import { createCode, verifyCode } from './codes.ts';
import { findPasskeyUser } from './passkeys.ts';
import { resetPassword, startReset, verifyReset } from './password-reset.ts';
import {
  clearFailures,
  countFailure,
  countReset,
  countUnverified,
  countWrongName,
  forgetNameTries,
  type NameTry,
  refuseIfThrottled,
  refuseNameTry,
} from './throttles.ts';
import { consumeCode } from './totp.ts';

/** Fake authorisation service over a world, for the visitor whose token the bearer holds. [AccountGateway] */
export const memoryAccountGateway = (world: World, bearer: Bearer, network = 'near'): AccountGateway => {
  const tryOf = (username: string, mark: string | null): NameTry => {
    const user = findUserByName(world, username);
    return { username, network, device: user ? readDeviceMark(user.id, mark ?? '') : null };
  };
  const asked = asVisitor(world, bearer);
  const unproved = <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> =>
    asked((who) => countUnverified(world, who.session) ?? work(who));
  const login = (user: User): Answer<LogIn> => ok(createLogin(world, user, bearer.get()));
  const loginByOneFactor = (user: User): Answer<FirstFactorResult> => {
    const { totp } = loginMethodsOf(world, user.id);
    if (totp?.isEnabled && user.status === 'VERIFIED')
      return ok({ kind: 'second-factor', ticket: newStepToken(world, 'ticket', user.id) });
    return ok({ kind: 'done', ...createLogin(world, user, bearer.get()) });
  };
  return {
    usernameExists: (username) => unproved(() => ok(findUserByName(world, username)?.status === 'VERIFIED')),
    logIn: (username, password, mark = null) =>
      asked((who) => {
        const user = verifyPassword(world, who, tryOf(username, mark), password);
        if (!user.ok) return user;
        return loginByOneFactor(user.value);
      }),
    logInWithCode: (ticket, code) =>
      asked(() => {
        const user = verifyTicket(world, ticket, code);
        return user.ok ? login(user.value) : user;
      }),
    passkeyChallenge: () =>
      asked(() => {
        const id = createChallenge(world, 'log-in');
        return ok({ id, options: { challenge: id } });
      }),
    logInWithPasskey: (challengeId, response) =>
      asked(() => {
        const user = findPasskeyUser(world, challengeId, response);
        return user.ok ? login(user.value) : user;
      }),
    register: (person, idempotencyKey) =>
      asked((who) =>
        runOnce(world, who.session, idempotencyKey, ['register', person], () => {
          const { fullName, username, password } = person;
          if (!isName(fullName) || !(isEmail(username) || isPhone(username))) return refuse('bad-input');
          const weak = refuseIfWeak(password, [username]);
          if (weak) return weak;
          const slowed = countUnverified(world, who.session);
          if (slowed) return slowed;
          const known = findUserByName(world, username);
          if (known?.status === 'VERIFIED') return refuse('username-taken');
          if (known) deleteAccount(world, known.id);
          return login(addAccount(world, fullName, username, password, 'UN_VERIFIED'));
        }),
      ),
    sendCode: (userId) =>
      unproved((who) => {
        const user = findUserById(world, userId);
        if (!user || !isOwnRegistration(world, userId, who.session) || user.status === 'VERIFIED')
          return refuse('link-expired');
        const to = user.email || user.phone;
        return ok(
          createCode(
            world,
            `verify ${userId}`,
            user,
            to,
            (code) => `Mã kích hoạt ${sampleIdentity.name} của bạn: ${code}`,
          ),
        );
      }),
    verifyCode: (userId, code) =>
      asked((who) => {
        if (!isOwnRegistration(world, userId, who.session)) return refuse('link-expired');
        const right = verifyCode(world, `verify ${userId}`, (record) => record.code === code);
        const user = findUserById(world, userId);
        if (!right.ok) return right;
        if (!user) return refuse('link-expired');
        const verified = { ...user, status: 'VERIFIED' };
        world.state.users.set(user.id, verified);
        return login(verified);
      }),
    requestReset: (username, mark = null) =>
      unproved((who) => countReset(world, who.session, tryOf(username, mark)) ?? ok(startReset(world, username))),
    verifyReset: (key, code) => asked(() => verifyReset(world, key, code)),
    resetPassword: (token, username, password) => asked(() => resetPassword(world, token, username, password)),
    loginProviders: async () => ok(fakeProviders),
    providerLoginUrl: (provider, returnUrl, errorUrl) =>
      asked(() => startProviderLogin(world, { provider, returnUrl, errorUrl })),
    exchangeLoginToken: (handover) =>
      asked(() => {
        const user = findStepUser(world, handover, 'handover');
        endStepToken(world, handover);
        if (user) return loginByOneFactor(user);
        const continued = continueLogIn(world, handover, bearer.get());
        return continued ? ok({ kind: 'done', ...continued }) : refuse('link-expired');
      }),
    completeAccount: (token, person) => asked(() => completeAccount(world, token, person)),
    linkAccount: (token) => asked((who) => linkAccount(world, who, token)),
  };
};

/** Unknown users and wrong passwords get the same answer and count alike. */
const verifyPassword = (world: World, { session }: SessionRecord, tried: NameTry, password: string): Answer<User> => {
  const slowed =
    (tried.device === null ? refuseIfThrottled(world, `client ${session}`) : null) ??
    refuseNameTry(world, session, tried);
  if (slowed) return slowed;
  const user = findUserByName(world, tried.username);
  if (user && loginMethodsOf(world, user.id).password === passwordDigest(user.id, password)) {
    forgetNameTries(world, tried);
    return ok(user);
  }
  countWrongName(world, tried);
  countFailure(world, `client ${session}`);
  return refuse('wrong-credentials');
};

/** Five wrong codes invalidate the ticket. */
const verifyTicket = (world: World, ticket: Token, code: string): Answer<User> => {
  const user = findStepUser(world, ticket, 'ticket');
  const totp = user && loginMethodsOf(world, user.id).totp;
  if (!user || !totp) return refuse('link-expired');
  const key = `ticket ${ticket}`;
  const slowed = refuseIfThrottled(world, `code ${user.id}`);
  if (slowed) return slowed;
  if (consumeCode(world, user.id, totp, code)) {
    endStepToken(world, ticket);
    clearFailures(world, `code ${user.id}`);
    return ok(user);
  }
  countFailure(world, key, `code ${user.id}`);
  const left = MAX_CODE_TRIES - (world.state.accounts.throttles.get(`wrong ${key}`)?.count ?? MAX_CODE_TRIES);
  if (left <= 0) endStepToken(world, ticket);
  return refuse('code-wrong', { left: Math.max(0, left) });
};

/** Phone and e-mail must be unused. */
const completeAccount = (
  world: World,
  held: Token,
  { fullName, phone, email }: { readonly fullName: string; readonly phone: string; readonly email: string },
): Result<{ readonly userId: string }, PortFailure> => {
  const user = findStepUser(world, held, 'pending');
  if (!user) return refuse('link-expired');
  if (!isName(fullName) || !isPhone(phone) || !(email === '' || isEmail(email))) return refuse('bad-input');
  const usernames = [email, phone].filter((each) => each !== '');
  const taken = usernames.map((each) => findUserByName(world, each)).some((other) => other && other.id !== user.id);
  if (taken) return refuse('account-exists');
  world.state.users.set(user.id, { ...user, fullName, phone, email });
  updateLoginMethods(world, user.id, { usernames });
  return ok({ userId: user.id });
};
