import { type Answer, asCustomer } from '#adapters/memory/as-visitor.ts';
import { denied, notFound, type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { SessionInfo, Totp } from '#core/account/account.ts';
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import {
  endSessions,
  findUserById,
  loginMethodsOf,
  passwordDigest,
  refuseIfWeak,
  updateLoginMethods,
} from './accounts.ts';
import type { LoginMethodsRecord, TotpRecord } from './accounts-state.ts';
import { addPasskey, createPasskeyChallenge } from './passkeys.ts';
import { findSession, LOGIN_LIFE_MS, refuseIfLoginTooOld, revoke } from './sessions.ts';
import { digestOf } from './signatures.ts';
import { clearFailures, countFailure, refuseIfThrottled } from './throttles.ts';
import { consumeCode } from './totp.ts';

/** Login methods of the customer whose session the bearer holds. [SecurityGateway] */
export const memorySecurityGateway = (world: World, bearer: Bearer): SecurityGateway => {
  const customer = asCustomer(world, bearer);
  const ofCustomer = <Value>(work: (user: User, held: Token, tooOld: Refused | null) => Answer<Value>) =>
    customer((who) => {
      const [user, held] = [findUserById(world, who.party), bearer.get()];
      return user && held !== null ? work(user, held, refuseIfLoginTooOld(world, who)) : denied;
    });
  const asOwner = <Value>(work: (user: User, held: Token) => Answer<Value>) =>
    ofCustomer((user, held, tooOld) => tooOld ?? work(user, held));
  return {
    overview: () =>
      asOwner((user, held) => {
        const { password, passkeys, totp, linked } = loginMethodsOf(world, user.id);
        return ok({
          hasPassword: password !== null,
          sessions: sessionsOf(world, user, held),
          passkeys,
          totp: totpOf(totp, user),
          linkedAccounts: linked.map(({ id, provider, name }) => ({ id, provider, name })),
        });
      }),
    personalData: () =>
      asOwner(({ id, fullName, email, phone, partyId }) => {
        const slowed = refuseIfThrottled(world, `data ${id}`);
        if (slowed) return slowed;
        countFailure(world, `data ${id}`);
        return ok([
          {
            name: 'parties',
            title: 'Hồ sơ',
            columns: ['Họ tên', 'Email', 'Số điện thoại'],
            rows: [[fullName, email, phone]],
          },
          {
            name: 'user_logins',
            title: 'Tên đăng nhập và tài khoản liên kết',
            columns: ['Mã', 'Khách hàng'],
            rows: [[id, partyId]],
          },
        ]);
      }),
    endSession: (id) =>
      asOwner((user) => {
        const found = tokensOf(world, user).find((each) => digestOf(each) === id);
        if (found === undefined) return notFound;
        revoke(world, found);
        return ok(undefined);
      }),
    endOtherSessions: () => asOwner((user, held) => ok(endSessions(world, user.partyId, held))),
    changePassword: (old, password) =>
      ofCustomer((user, held, tooOld) => {
        const slowed = refuseIfThrottled(world, `password ${held}`);
        if (slowed) return slowed;
        const known = loginMethodsOf(world, user.id).password;
        if (known === null && tooOld) return tooOld;
        if (known !== null && known !== passwordDigest(user.id, old)) {
          countFailure(world, `password ${held}`);
          return refuse('wrong-credentials');
        }
        const weak = refuseIfWeak(password, [user.email, user.phone]);
        if (weak) return weak;
        updateLoginMethods(world, user.id, { password: passwordDigest(user.id, password) });
        endSessions(world, user.partyId, held);
        return ok(undefined);
      }),
    startPasskey: () => asOwner((user) => ok(createPasskeyChallenge(world, user.id))),
    addPasskey: (challengeId, response, name) =>
      asOwner((user) => addPasskey(world, user.id, challengeId, response, name)),
    removePasskey: (id) => asOwner((user) => removeById(world, user, 'passkeys', id)),
    startTotp: () =>
      asOwner((user) => {
        if (loginMethodsOf(world, user.id).totp?.isEnabled) return ok(undefined);
        const recoveryCodes = Array.from({ length: 8 }, () => world.random.id());
        updateLoginMethods(world, user.id, {
          totp: { secret: world.random.id(), isEnabled: false, recoveryCodes, usedStep: 0 },
        });
        return ok(undefined);
      }),
    confirmTotp: (code) =>
      asOwner((user) => consumeTotpCode(world, user, code, (totp) => ({ ...totp, isEnabled: true }))),
    removeTotp: (code) => asOwner((user) => consumeTotpCode(world, user, code, () => null)),
    unlink: (id) => asOwner((user) => removeById(world, user, 'linked', id)),
  };
};

const tokensOf = (world: World, { partyId }: User): readonly Token[] =>
  [...world.state.sessions].flatMap(([name, { party }]) =>
    party === partyId && findSession(world, token(name)) ? [token(name)] : [],
  );

/** Newest first; the id of a session is not its token. */
const sessionsOf = (world: World, user: User, held: Token): readonly SessionInfo[] =>
  tokensOf(world, user)
    .map((name) => {
      const createdAt = (world.state.sessions.get(name)?.expiresAt ?? 0) - LOGIN_LIFE_MS;
      const current = name === held;
      return { id: digestOf(name), current, device: '', createdAt, lastSeenAt: current ? world.state.now : createdAt };
    })
    .toReversed();

const totpOf = (totp: TotpRecord | null, { email, phone }: User): Totp => {
  if (totp === null) return { state: 'off' };
  const { secret, recoveryCodes } = totp;
  if (totp.isEnabled) return { state: 'on', recoveryCodesLeft: recoveryCodes.length };
  const label = encodeURIComponent(`${sampleIdentity.name}:${email || phone}`);
  return { state: 'pending', secret, uri: `otpauth://totp/${label}?secret=${secret}`, recoveryCodes };
};

/** Consumes a code, then replaces the app's record with the result of `next`. */
const consumeTotpCode = (
  world: World,
  user: User,
  code: string,
  next: (totp: TotpRecord) => TotpRecord | null,
): Answer<void> => {
  const slowed = refuseIfThrottled(world, `code ${user.id}`);
  if (slowed) return slowed;
  const { totp } = loginMethodsOf(world, user.id);
  if (totp === null) return refuse('link-expired');
  const used = consumeCode(world, user.id, totp, code);
  if (used === null) {
    countFailure(world, `code ${user.id}`);
    return refuse('code-wrong', { left: 4 });
  }
  clearFailures(world, `code ${user.id}`);
  updateLoginMethods(world, user.id, { totp: used.totp && next(used.totp) });
  return ok(undefined);
};

const countLoginMethods = ({ password, linked, passkeys }: LoginMethodsRecord): number =>
  (password === null ? 0 : 1) + linked.length + passkeys.length;

const removeById = (world: World, user: User, part: 'passkeys' | 'linked', id: string): Answer<void> => {
  const ways = loginMethodsOf(world, user.id);
  const found: readonly { readonly id: string }[] = ways[part];
  if (!found.some((each) => each.id === id)) return notFound;
  if (countLoginMethods(ways) === 1) return refuse('last-login-method');
  updateLoginMethods(
    world,
    user.id,
    part === 'passkeys'
      ? { passkeys: ways.passkeys.filter((each) => each.id !== id) }
      : { linked: ways.linked.filter((each) => each.id !== id) },
  );
  return ok(undefined);
};
