import { type LogIn, type LogInStep, providers } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { isEmail, isPhone } from '#core/shared/validation.ts';
import { linkedAccount, startedAtProvider } from './account-providers.ts';
import {
  addAccount,
  endStepToken,
  isWeak,
  loginOf,
  newStepToken,
  passwordDigest,
  stepUser,
  userById,
  userNamed,
  waysOf,
} from './accounts.ts';
import { newChallenge } from './challenges.ts';
import { checkedCode, newCode } from './codes.ts';
import { completedAccount } from './complete-account.ts';
import { once } from './idempotency.ts';
import { passkeyUser } from './passkeys.ts';
import { checkedReset, passwordReset, startedReset } from './password-reset.ts';
import { denied, refuse } from './refusals.ts';
import { asking } from './sessions.ts';
import { countWrong, forgetWrong, mayGoUnproved, slowedDown } from './throttles.ts';
import { usedCode } from './totp.ts';
import type { SessionRecord, World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

/** Fake authorisation service over a world, for the visitor whose token the bearer holds. [AccountGateway] */
export const memoryAccountGateway = (world: World, bearer: Bearer): AccountGateway => {
  const asked = async <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> => {
    const who = asking(world, bearer);
    return who ? work(who) : denied;
  };
  const unproved = <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> =>
    asked((who) => mayGoUnproved(world, who.session) ?? work(who));
  const login = (user: User): Answer<LogIn> => ok(loginOf(world, user, bearer.get()));
  return {
    usernameExists: async (username) => ok(userNamed(world, username) !== undefined),
    logIn: (username, password) =>
      asked<LogInStep>((who) => {
        const user = withPassword(world, who, username, password);
        if (!user.ok) return user;
        const { totp } = waysOf(world, user.value.id);
        if (totp?.on) return ok({ kind: 'second-factor', ticket: newStepToken(world, 'ticket', user.value.id) });
        return ok({ kind: 'done', ...loginOf(world, user.value, bearer.get()) });
      }),
    logInWithCode: (ticket, code) =>
      asked(() => {
        const user = withTicket(world, ticket, code);
        return user.ok ? login(user.value) : user;
      }),
    passkeyChallenge: () =>
      asked(() => {
        const id = newChallenge(world, 'log-in');
        return ok({ id, options: { challenge: id } });
      }),
    logInWithPasskey: (challengeId, response) =>
      asked(() => {
        const user = passkeyUser(world, challengeId, response);
        return user.ok ? login(user.value) : user;
      }),
    register: (person, idempotencyKey) =>
      asked((who) =>
        once(world, who.session, idempotencyKey, ['register', person], () => {
          const { fullName, username, password } = person;
          if (fullName === '' || !(isEmail(username) || isPhone(username))) return refuse('bad-input');
          if (isWeak(password)) return refuse('weak-password');
          const slowed = mayGoUnproved(world, who.session);
          if (slowed) return slowed;
          if (userNamed(world, username)) return refuse('username-taken');
          return login(addAccount(world, fullName, username, password, 'UN_VERIFIED'));
        }),
      ),
    sendCode: (userId) =>
      unproved(() => {
        const user = userById(world, userId);
        if (!user || user.status === 'VERIFIED') return refuse('link-expired');
        const to = user.email || user.phone;
        return ok(newCode(world, `verify ${userId}`, user, to, (code) => `Mã kích hoạt Cửa Hàng Mây của bạn: ${code}`));
      }),
    verifyCode: (userId, code) =>
      asked(() => {
        const right = checkedCode(world, `verify ${userId}`, (record) => record.code === code);
        const user = userById(world, userId);
        if (!right.ok) return right;
        if (!user) return refuse('link-expired');
        const verified = { ...user, status: 'VERIFIED' };
        world.state.users.set(user.id, verified);
        return login(verified);
      }),
    requestReset: (username) => unproved(() => ok(startedReset(world, username))),
    checkReset: (key, code) => asked(() => checkedReset(world, key, code)),
    resetPassword: (token, username, password) => asked(() => passwordReset(world, token, username, password)),
    loginProviders: async () => ok(providers),
    providerAddress: (provider, returnUrl, errorUrl) =>
      asked(() => startedAtProvider(world, { provider, returnUrl, errorUrl })),
    exchange: (handover) =>
      asked(() => {
        const user = stepUser(world, handover, 'handover');
        endStepToken(world, handover);
        return user ? login(user) : refuse('link-expired');
      }),
    complete: (token, person) => asked(() => completedAccount(world, token, person)),
    link: (token) => asked((who) => linkedAccount(world, who, token)),
  };
};

/** The user with this password. Unknown users and wrong passwords get the same answer and count alike. */
const withPassword = (world: World, who: SessionRecord, username: string, password: string): Answer<User> => {
  const keys = [`account ${username}`, `client ${who.session}`];
  const slowed = slowedDown(world, ...keys);
  if (slowed) return slowed;
  const user = userNamed(world, username);
  if (user && waysOf(world, user.id).password === passwordDigest(user.id, password)) {
    forgetWrong(world, `account ${username}`);
    return ok(user);
  }
  countWrong(world, ...keys);
  return refuse('wrong-credentials');
};

const MAX_TRIES = 5;

/** The user of this ticket when the code is correct; five wrong codes invalidate it. */
const withTicket = (world: World, ticket: Token, code: string): Answer<User> => {
  const user = stepUser(world, ticket, 'ticket');
  const totp = user && waysOf(world, user.id).totp;
  if (!user || !totp) return refuse('link-expired');
  const key = `ticket ${ticket}`;
  const slowed = slowedDown(world, `code ${user.id}`);
  if (slowed) return slowed;
  if (usedCode(world, user.id, totp, code)) {
    endStepToken(world, ticket);
    forgetWrong(world, `code ${user.id}`);
    return ok(user);
  }
  countWrong(world, key, `code ${user.id}`);
  const left = MAX_TRIES - (world.state.accounts.throttles.get(`wrong ${key}`)?.count ?? MAX_TRIES);
  if (left <= 0) endStepToken(world, ticket);
  return refuse('code-wrong', { left: Math.max(0, left) });
};
