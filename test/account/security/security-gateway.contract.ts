import { expect } from 'vitest';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import {
  type AccountSubject,
  comeFromProvider,
  freshName,
  loginOf,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  type Registered,
  value,
} from '#test/account/account-subject.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { factorLaws } from './laws-of-factors.ts';

/** A second session of the same customer. */
const logInAgain = async (subject: AccountSubject, { username }: Pick<Registered, 'username'>) => {
  const guest = await newGuest(subject);
  const step = value(await guest.accounts.logIn(username, PASSWORD));
  if (step.kind !== 'done') throw new Error('a second factor was asked for');
  return { guest, login: step, ...subject.as(step.token) };
};

/** Laws of every SecurityGateway: it serves only the customer who asks. */
export const securityGatewayLaws: readonly Law<AccountSubject>[] = [
  ...factorLaws,
  {
    name: 'ACC-09 a guest cannot read the login methods',
    check: async (open) => {
      const { security } = await newGuest(await open());
      expect(outcomeOf(await security.overview())).toBe('denied');
    },
  },
  {
    name: 'customers get their own data, without secrets; a guest and another customer do not',
    check: async (open) => {
      const subject = await open();
      const [mine, other] = [await newCustomer(subject), await newCustomer(subject)];
      const { security } = subject.as(mine.login.token);
      const before = value(await security.startTotp().then(() => security.overview())).totp;
      const tables = value(await security.personalData());
      const text = JSON.stringify(tables);
      expect(text).toContain(mine.username);
      expect(text).not.toContain(other.username);
      expect(text).not.toContain(mine.login.token);
      expect(before.state === 'pending' && text.includes(before.secret)).toBe(false);
      for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
      expect(outcomeOf(await (await newGuest(subject)).security.personalData())).toBe('denied');
    },
  },
  {
    name: 'V2.4.1 a customer gets the data ten times in 15 minutes, whatever others do',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      const own = [subject.as(first.login.token).security, second.security] as const;
      for (let time = 0; time < 10; time += 1) value(await own[time % 2 === 0 ? 0 : 1].personalData());
      for (const each of own) expect(outcomeOf(await each.personalData())).toBe('too-many-tries');
      const other = await newCustomer(subject);
      value(await subject.as(other.login.token).security.personalData());
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
    name: 'V6.3.1 wrong old passwords count for their session, so that a stolen one does not stop the owner',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      const stolen = subject.as(first.login.token).security;
      for (let time = 0; time < 10; time += 1)
        expect(outcomeOf(await stolen.changePassword('khong-phai', OTHER_PASSWORD))).toBe('wrong-credentials');
      expect(outcomeOf(await stolen.changePassword(PASSWORD, OTHER_PASSWORD))).toBe('too-many-tries');
      expect(outcomeOf(await second.security.changePassword(PASSWORD, OTHER_PASSWORD))).toBe('ok');
    },
  },
  {
    name: 'V7.3.1 V7.3.2 a session ends after 14 days without use, and after 30 days in any case',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      const isOpen = async (held: Token) => outcomeOf(await subject.identity.userOf(held));
      for (const [days, firstIs, secondIs] of [
        [10, null, 'ok'],
        [4.5, 'denied', 'ok'],
        [13, 'denied', 'ok'],
        [3, 'denied', 'denied'],
      ] as const) {
        await subject.later(days * 86_400_000);
        if (firstIs !== null) expect([days, await isOpen(first.login.token)]).toEqual([days, firstIs]);
        expect([days, await isOpen(second.login.token)]).toEqual([days, secondIs]);
      }
    },
  },
  {
    name: 'V7.1.2 an account has at most twenty sessions: the next login ends the one that was unused the longest',
    check: async (open) => {
      const subject = await open();
      const first = await newCustomer(subject);
      const second = await logInAgain(subject, first);
      await subject.later(600_000);
      expect(outcomeOf(await subject.identity.userOf(first.login.token))).toBe('ok');
      for (let more = 0; more < 18; more += 1) await logInAgain(subject, first);
      const newest = await logInAgain(subject, first);
      expect(value(await newest.security.overview()).sessions).toHaveLength(20);
      expect(outcomeOf(await subject.identity.userOf(second.login.token))).toBe('denied');
      for (const held of [first.login.token, newest.login.token])
        expect(outcomeOf(await subject.identity.userOf(held))).toBe('ok');
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
    name: 'V7.5.1 V7.5.2 ten minutes after the login the session neither sees nor changes login methods and sessions',
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
        () => old.security.personalData(),
        () => old.accounts.linkAccount(pending.token),
      ];
      for (const each of everything) expect(outcomeOf(await each())).toBe('login-too-old');
      expect(outcomeOf(await subject.identity.userOf(login.token))).toBe('ok');
      const again = await logInAgain(subject, { username });
      expect(outcomeOf(await again.security.overview())).toBe('ok');
    },
  },
  {
    name: 'V7.5.1 the first password needs a fresh login; a later one needs the old password',
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
