import { expect } from 'vitest';
import type { PortFailure } from '#core/shared/failure.ts';
import { token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import {
  type AccountSubject,
  freshName,
  loginOf,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  type Registered,
  value,
  wrongCodeFor,
} from './account-subject.ts';

/** A second session of the same customer. */
const logInAgain = async (subject: AccountSubject, { username }: Pick<Registered, 'username'>) => {
  const guest = await newGuest(subject);
  const step = value(await guest.accounts.logIn(username, PASSWORD));
  if (step.kind !== 'done') throw new Error('a second factor was asked for');
  return { guest, login: step, ...subject.as(step.token) };
};

/** A customer with an authenticator app; the code that confirmed it is used up. */
const newCustomerWithApp = async (subject: AccountSubject) => {
  const somebody = await newCustomer(subject);
  const { security } = subject.as(somebody.login.token);
  value(await security.startTotp());
  const { totp } = value(await security.overview());
  if (totp.state !== 'pending') throw new Error(`the app is ${totp.state}`);
  value(await security.confirmTotp(await subject.totpCode(totp.secret)));
  await subject.later(30_000);
  return { ...somebody, security, secret: totp.secret, recoveryCodes: totp.recoveryCodes };
};

const requestTicket = async (subject: AccountSubject, username: string) => {
  const guest = await newGuest(subject);
  const step = value(await guest.accounts.logIn(username, PASSWORD));
  if (step.kind !== 'second-factor') throw new Error('no second factor was asked for');
  return { guest, ticket: step.ticket };
};

/** What a guest's browser gets after the provider's page. */
const comeFromProvider = async (subject: AccountSubject, person: { readonly name: string; readonly email: string }) => {
  const { accounts } = await newGuest(subject);
  const page = `${subject.origin}/dang-nhap`;
  const address = value(await accounts.providerLoginUrl('google', `${page}?state=abc`, `${page}?errorMessage=no`));
  const handover = new URL(await subject.comeBack(address, person)).searchParams.get('accessToken') ?? '';
  return accounts.exchangeLoginToken(token(handover));
};

/** A customer with a passkey on their own device. */
const newCustomerWithPasskey = async (subject: AccountSubject) => {
  const somebody = await newCustomer(subject);
  const { security } = subject.as(somebody.login.token);
  const device = subject.device();
  const offer = value(await security.startPasskey());
  value(await security.addPasskey(offer.id, await device.createPasskey(offer.options), 'Máy tính'));
  return { ...somebody, security, device };
};

/** Laws of every SecurityGateway: it serves only the customer who asks. */
export const securityGatewayLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'ACC-09 a guest cannot read the login methods',
    check: async (open) => {
      const { security } = await newGuest(await open());
      expect(outcomeOf(await security.overview())).toBe('denied');
    },
  },
  {
    name: 'ACC-09 each login is a separate session, and one of them is marked as current',
    check: async (open) => {
      const subject = await open();
      const second = await logInAgain(subject, await newCustomer(subject));
      const { sessions } = value(await second.security.overview());
      expect(sessions).toHaveLength(2);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      expect(JSON.stringify(sessions)).not.toContain(second.login.token);
    },
  },
  {
    name: 'ACC-09 ending a session ends only that session',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      const other = value(await second.security.overview()).sessions.find(({ current }) => !current);
      value(await second.security.endSession(other?.id ?? ''));
      expect(outcomeOf(await subject.identity.userOf(first.login.token))).toBe('denied');
      expect(outcomeOf(await subject.identity.userOf(second.login.token))).toBe('ok');
    },
  },
  {
    name: "ACC-09 another customer's session is not found",
    check: async (open) => {
      const subject = await open();
      const [mine, his] = [await newCustomer(subject), await newCustomer(subject)];
      const [session] = value(await subject.as(his.login.token).security.overview()).sessions;
      expect(outcomeOf(await subject.as(mine.login.token).security.endSession(session?.id ?? ''))).toBe('not-found');
      expect(outcomeOf(await subject.identity.userOf(his.login.token))).toBe('ok');
    },
  },
  {
    name: 'ACC-09 ending the other sessions keeps the current one and returns how many were ended',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      expect(value(await second.security.endOtherSessions())).toBe(1);
      expect(outcomeOf(await subject.identity.userOf(first.login.token))).toBe('denied');
      expect(outcomeOf(await subject.identity.userOf(second.login.token))).toBe('ok');
    },
  },
  {
    name: 'ACC-09 SDK-03 changing the password requires the old one, ends the other sessions, and takes effect at once',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      expect(outcomeOf(await second.security.changePassword('khong-phai', OTHER_PASSWORD))).toBe('wrong-credentials');
      expect(outcomeOf(await second.security.changePassword(PASSWORD, '123456'))).toBe('weak-password');
      value(await second.security.changePassword(PASSWORD, OTHER_PASSWORD));
      expect(outcomeOf(await subject.identity.userOf(first.login.token))).toBe('denied');
      expect(outcomeOf(await subject.identity.userOf(second.login.token))).toBe('ok');
      expect(outcomeOf(await second.guest.accounts.logIn(first.username, OTHER_PASSWORD))).toBe('ok');
      expect(outcomeOf(await second.guest.accounts.logIn(first.username, PASSWORD))).toBe('wrong-credentials');
    },
  },
  {
    name: "ACC-01 with an authenticator app the password returns a ticket, which is no session, and the app's code logs in",
    check: async (open) => {
      const subject = await open();
      const { username, secret } = await newCustomerWithApp(subject);
      const { guest, ticket } = await requestTicket(subject, username);
      expect(outcomeOf(await subject.as(ticket).security.overview())).toBe('denied');
      const code = await subject.totpCode(secret);
      expect(outcomeOf(await guest.accounts.logInWithCode(ticket, wrongCodeFor(code)))).toBe('code-wrong');
      const login = value(await guest.accounts.logInWithCode(ticket, code));
      expect(outcomeOf(await subject.as(login.token).security.overview())).toBe('ok');
    },
  },
  {
    name: "H2 V6.3.4 with an authenticator app a provider's login returns a ticket too, and only the app's code logs in",
    check: async (open) => {
      const subject = await open();
      const person = { name: 'Phạm Thu Hà', email: freshName() };
      const { security } = subject.as(loginOf(await comeFromProvider(subject, person)).token);
      value(await security.startTotp());
      const { totp } = value(await security.overview());
      if (totp.state !== 'pending') throw new Error(`the app is ${totp.state}`);
      value(await security.confirmTotp(await subject.totpCode(totp.secret)));
      await subject.later(30_000);
      const again = value(await comeFromProvider(subject, person));
      if (again.kind !== 'second-factor') throw new Error('no second factor was asked for');
      expect(outcomeOf(await subject.as(again.ticket).security.overview())).toBe('denied');
      const { accounts } = await newGuest(subject);
      const login = value(await accounts.logInWithCode(again.ticket, await subject.totpCode(totp.secret)));
      expect(outcomeOf(await subject.as(login.token).security.overview())).toBe('ok');
    },
  },
  {
    name: 'H2 V7.5.1 V7.5.2 ten minutes after the login the session neither sees nor changes login methods and sessions',
    check: async (open) => {
      const subject = await open();
      const { username, login } = await newCustomer(subject);
      const old = subject.as(login.token);
      const pending = loginOf(await comeFromProvider(subject, { name: 'Phạm Thu Hà', email: freshName() }));
      await subject.later(599_000);
      expect(outcomeOf(await old.security.overview())).toBe('ok');
      await subject.later(2_000);
      const everything: readonly (() => Promise<Result<unknown, PortFailure>>)[] = [
        () => old.security.overview(),
        () => old.security.endSession('x'),
        () => old.security.endOtherSessions(),
        () => old.security.startPasskey(),
        () => old.security.addPasskey('x', {}, 'Khoá'),
        () => old.security.removePasskey('x'),
        () => old.security.startTotp(),
        () => old.security.confirmTotp('000000'),
        () => old.security.removeTotp('000000'),
        () => old.security.unlink('x'),
        () => old.accounts.linkAccount(pending.token),
      ];
      for (const each of everything) expect(outcomeOf(await each())).toBe('login-too-old');
      expect(outcomeOf(await subject.identity.userOf(login.token))).toBe('ok');
      const again = await logInAgain(subject, { username });
      expect(outcomeOf(await again.security.overview())).toBe('ok');
    },
  },
  {
    name: 'H2 V7.5.1 the first password needs a fresh login; a later one needs the old password',
    check: async (open) => {
      const subject = await open();
      const person = { name: 'Phạm Thu Hà', email: freshName() };
      const old = subject.as(loginOf(await comeFromProvider(subject, person)).token);
      await subject.later(601_000);
      expect(outcomeOf(await old.security.changePassword('', PASSWORD))).toBe('login-too-old');
      const fresh = subject.as(loginOf(await comeFromProvider(subject, person)).token);
      value(await fresh.security.changePassword('', PASSWORD));
      await subject.later(601_000);
      value(await fresh.security.changePassword(PASSWORD, OTHER_PASSWORD));
    },
  },
  {
    name: 'ACC-01 an authenticator code is accepted once, and so is a ticket',
    check: async (open) => {
      const subject = await open();
      const { username, secret } = await newCustomerWithApp(subject);
      const [one, other] = [await requestTicket(subject, username), await requestTicket(subject, username)];
      const code = await subject.totpCode(secret);
      value(await one.guest.accounts.logInWithCode(one.ticket, code));
      expect(outcomeOf(await one.guest.accounts.logInWithCode(one.ticket, code))).toBe('link-expired');
      expect(outcomeOf(await other.guest.accounts.logInWithCode(other.ticket, code))).toBe('code-wrong');
    },
  },
  {
    name: 'L17 V6.5.2 recovery codes differ and are too long to be guessed',
    check: async (open) => {
      const { recoveryCodes } = await newCustomerWithApp(await open());
      expect(new Set(recoveryCodes).size).toBe(8);
      // At least 16 letters to choose from: 4 bits each, 112 bits together.
      for (const code of recoveryCodes) expect(code.replace(/[^a-z0-9]/g, '').length).toBeGreaterThanOrEqual(25);
    },
  },
  {
    name: 'ACC-01 a recovery code replaces an authenticator code once',
    check: async (open) => {
      const subject = await open();
      const { username, recoveryCodes } = await newCustomerWithApp(subject);
      const [code = ''] = recoveryCodes;
      const one = await requestTicket(subject, username);
      value(await one.guest.accounts.logInWithCode(one.ticket, code));
      const other = await requestTicket(subject, username);
      expect(outcomeOf(await other.guest.accounts.logInWithCode(other.ticket, code))).toBe('code-wrong');
    },
  },
  {
    name: 'ACC-09 the authenticator is required only after its first code, and only a code can remove it',
    check: async (open) => {
      const subject = await open();
      const { username, login } = await newCustomer(subject);
      const { security } = subject.as(login.token);
      value(await security.startTotp());
      expect(value(await (await newGuest(subject)).accounts.logIn(username, PASSWORD)).kind).toBe('done');
      const { totp } = value(await security.overview());
      const secret = totp.state === 'pending' ? totp.secret : '';
      const code = await subject.totpCode(secret);
      expect(outcomeOf(await security.confirmTotp(wrongCodeFor(code)))).toBe('code-wrong');
      value(await security.confirmTotp(code));
      expect(value(await security.overview()).totp).toEqual({ state: 'on', recoveryCodesLeft: 8 });
      await subject.later(30_000);
      const next = await subject.totpCode(secret);
      expect(outcomeOf(await security.removeTotp(wrongCodeFor(next)))).toBe('code-wrong');
      value(await security.removeTotp(next));
      expect(value(await security.overview()).totp).toEqual({ state: 'off' });
    },
  },
  {
    name: 'ACC-01 a passkey logs in its customer, and its challenge is accepted once',
    check: async (open) => {
      const subject = await open();
      const { device, login, security } = await newCustomerWithPasskey(subject);
      const { accounts } = await newGuest(subject);
      const challenge = value(await accounts.passkeyChallenge());
      const answer = await device.usePasskey(challenge.options);
      const again = value(await accounts.logInWithPasskey(challenge.id, answer));
      expect([again.userId, again.status]).toEqual([login.userId, 'VERIFIED']);
      expect(value(await security.overview()).passkeys).toMatchObject([{ name: 'Máy tính' }]);
      expect(outcomeOf(await accounts.logInWithPasskey(challenge.id, answer))).toBe('link-expired');
    },
  },
  {
    name: 'ACC-01 a removed passkey cannot log in',
    check: async (open) => {
      const subject = await open();
      const { device, security } = await newCustomerWithPasskey(subject);
      const [key] = value(await security.overview()).passkeys;
      value(await security.removePasskey(key?.id ?? ''));
      const { accounts } = await newGuest(subject);
      const challenge = value(await accounts.passkeyChallenge());
      const answer = await device.usePasskey(challenge.options);
      expect(outcomeOf(await accounts.logInWithPasskey(challenge.id, answer))).toBe('wrong-credentials');
    },
  },
  {
    name: 'ACC-10 the last login method cannot be removed',
    check: async (open) => {
      const subject = await open();
      const login = loginOf(await comeFromProvider(subject, { name: 'Phạm Thu Hà', email: freshName() }));
      const { security } = subject.as(login.token);
      const { hasPassword, linkedAccounts } = value(await security.overview());
      expect([hasPassword, linkedAccounts.length]).toEqual([false, 1]);
      expect(outcomeOf(await security.unlink(linkedAccounts[0]?.id ?? ''))).toBe('last-login-method');
      value(await security.changePassword('', PASSWORD));
      value(await security.unlink(linkedAccounts[0]?.id ?? ''));
    },
  },
];

/** Runs the laws on one adapter. */
export const securityGatewayContract = (name: string, open: () => Promise<AccountSubject>): void =>
  describeLaws(`${name} keeps the SecurityGateway contract`, securityGatewayLaws, open);
