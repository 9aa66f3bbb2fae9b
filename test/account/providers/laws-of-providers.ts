import { expect } from 'vitest';
import { type LogIn, providers } from '#core/account/account.ts';
import { type Token, token } from '#core/shared/ids.ts';
import {
  type AccountSubject,
  freshName,
  loginOf,
  newCustomer,
  newGuest,
  outcomeOf,
  type Registered,
  readSentCode,
  value,
} from '#test/account/account-subject.ts';
import type { Law } from '#test/kit/law.ts';

type Person = { readonly name: string; readonly email: string };

const addresses = ({ origin }: AccountSubject) =>
  [`${origin}/dang-nhap?state=abc&redirectUrl=%2Fservice`, `${origin}/dang-nhap?errorMessage=ACCESS_DENIED`] as const;

/** The one-time login token in the return URL. */
const oneTimeLoginTokenOf = async (
  subject: AccountSubject,
  provider: 'google' | 'facebook' | 'zalo',
  person: Person,
): Promise<Token> => {
  const { accounts } = await newGuest(subject);
  const address = value(await accounts.providerLoginUrl(provider, ...addresses(subject)));
  const back = new URL(await subject.comeBack(address, person));
  return token(back.searchParams.get('accessToken') ?? '');
};

const logInWithProvider = async (
  subject: AccountSubject,
  provider: 'google' | 'facebook' | 'zalo',
  person: Person,
): Promise<LogIn & { readonly guest: Registered['guest'] }> => {
  const handover = await oneTimeLoginTokenOf(subject, provider, person);
  const guest = await newGuest(subject);
  return { ...loginOf(await guest.accounts.exchangeLoginToken(handover)), guest };
};

const newPerson = (): Person => ({ name: 'Phạm Thu Hà', email: freshName() });
const phone = (): string => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Login with Google, Facebook and Zalo. */
export const providerLaws: readonly Law<AccountSubject>[] = [
  {
    name: 'LAY-03 a provider login redirects to the given URL and keeps its query',
    check: async (open) => {
      const subject = await open();
      const { accounts } = await newGuest(subject);
      const address = value(await accounts.providerLoginUrl('google', ...addresses(subject)));
      const back = new URL(await subject.comeBack(address, newPerson()));
      expect(`${back.origin}${back.pathname}`).toBe(`${subject.origin}/dang-nhap`);
      expect([back.searchParams.get('state'), back.searchParams.get('redirectUrl')]).toEqual(['abc', '/service']);
    },
  },
  {
    name: 'LAY-04 cancelling redirects to the error URL without a token',
    check: async (open) => {
      const subject = await open();
      const { accounts } = await newGuest(subject);
      const address = value(await accounts.providerLoginUrl('facebook', ...addresses(subject)));
      const back = new URL(await subject.comeBack(address, null));
      expect([back.searchParams.get('errorMessage'), back.searchParams.has('accessToken')]).toEqual([
        'ACCESS_DENIED',
        false,
      ]);
    },
  },
  {
    name: 'ACC-01 a provider is listed if and only if it has a login page',
    check: async (open) => {
      const subject = await open();
      const { accounts } = await newGuest(subject);
      const listed = value(await accounts.loginProviders());
      for (const provider of providers) {
        const address = outcomeOf(await accounts.providerLoginUrl(provider, ...addresses(subject)));
        expect(address).toBe(listed.some(({ id }) => id === provider) ? 'ok' : 'provider-unavailable');
      }
    },
  },
  {
    name: 'ACC-01 a return URL of another site is rejected',
    check: async (open) => {
      const subject = await open();
      const { accounts } = await newGuest(subject);
      for (const foreign of [
        'https://evil.example/',
        `${subject.origin}.evil.example/`,
        '//evil.example',
        '/dang-nhap',
      ])
        expect(outcomeOf(await accounts.providerLoginUrl('google', foreign, addresses(subject)[1]))).not.toBe('ok');
    },
  },
  {
    name: 'LAY-03 a one-time login token from a URL is no session and can be exchanged once for a new session token',
    check: async (open) => {
      const subject = await open();
      const handover = await oneTimeLoginTokenOf(subject, 'google', newPerson());
      const { accounts } = await newGuest(subject);
      expect(outcomeOf(await subject.as(handover).security.overview())).toBe('denied');
      expect(outcomeOf(await subject.identity.userOf(handover))).toBe('ok');
      const login = loginOf(await accounts.exchangeLoginToken(handover));
      expect(login.token).not.toBe(handover);
      expect(outcomeOf(await accounts.exchangeLoginToken(handover))).toBe('link-expired');
      expect(outcomeOf(await subject.identity.userOf(handover))).toBe('denied');
    },
  },
  {
    name: 'LAY-03 V7.2.4 the session token of a portal is exchanged for another session, which is no fresher and ends with neither',
    check: async (open) => {
      const subject = await open();
      const { login: portal } = await newCustomer(subject);
      await subject.later(601_000);
      const { accounts } = await newGuest(subject);
      const own = loginOf(await accounts.exchangeLoginToken(portal.token));
      expect([own.token === portal.token, own.userId, own.status]).toEqual([false, portal.userId, 'VERIFIED']);
      expect(outcomeOf(await subject.as(own.token).security.personalData())).toBe('login-too-old');
      value(await subject.identity.endSession(own.token));
      expect(outcomeOf(await subject.identity.userOf(own.token))).toBe('denied');
      expect(outcomeOf(await subject.identity.userOf(portal.token))).toBe('ok');
      value(await subject.identity.endSession(portal.token));
      expect(outcomeOf(await accounts.exchangeLoginToken(portal.token))).toBe('link-expired');
    },
  },
  {
    name: 'LAY-03 a one-time login token expires after two minutes',
    check: async (open) => {
      const subject = await open();
      const handover = await oneTimeLoginTokenOf(subject, 'google', newPerson());
      await subject.later(121_000);
      expect(outcomeOf(await (await newGuest(subject)).accounts.exchangeLoginToken(handover))).toBe('link-expired');
    },
  },
  {
    name: 'ACC-01 an e-mail that Google has verified creates a complete account, and the same one at every login',
    check: async (open) => {
      const subject = await open();
      const person = newPerson();
      const [one, again] = [
        await logInWithProvider(subject, 'google', person),
        await logInWithProvider(subject, 'google', person),
      ];
      expect([one.status, again.userId]).toEqual(['VERIFIED', one.userId]);
      expect(outcomeOf(await subject.as(one.token).security.overview())).toBe('ok');
    },
  },
  {
    name: 'ACC-10 a provider account with only a name is completed and verified with a code, and is then a customer',
    check: async (open) => {
      const subject = await open();
      const login = await logInWithProvider(subject, 'zalo', { name: 'Đỗ Minh Anh', email: '' });
      expect(login.status).toBe('UN_VERIFIED');
      expect(outcomeOf(await subject.as(login.token).security.overview())).toBe('denied');
      const { accounts } = login.guest;
      const email = freshName();
      const person = { fullName: 'Đỗ Minh Anh', phone: phone(), email };
      const { userId } = value(await accounts.completeAccount(login.token, person));
      value(await accounts.sendCode(userId));
      const whole = value(await accounts.verifyCode(userId, await readSentCode(subject, email)));
      expect(await subject.identity.userOf(whole.token)).toMatchObject({
        ok: true,
        value: { status: 'VERIFIED', email },
      });
    },
  },
  {
    name: "ACC-10 an account cannot be completed with another customer's e-mail",
    check: async (open) => {
      const subject = await open();
      const { username } = await newCustomer(subject);
      const login = await logInWithProvider(subject, 'zalo', { name: 'Đỗ Minh Anh', email: '' });
      const { accounts } = await newGuest(subject);
      const person = { fullName: 'Đỗ Minh Anh', phone: phone(), email: username };
      expect(outcomeOf(await accounts.completeAccount(login.token, person))).toBe('account-exists');
    },
  },
  {
    name: "ACC-10 a Google account with a customer's e-mail waits to be linked, and then logs in to that customer's account",
    check: async (open) => {
      const subject = await open();
      const { username, login } = await newCustomer(subject);
      const person = { name: 'Lê Thị Thử', email: username };
      const pending = await logInWithProvider(subject, 'google', person);
      expect([pending.status, pending.hasExistingCustomer]).toEqual(['UN_VERIFIED', true]);
      value(await subject.as(login.token).accounts.linkAccount(pending.token));
      expect(value(await subject.as(login.token).security.overview()).linkedAccounts).toHaveLength(1);
      expect(await logInWithProvider(subject, 'google', person)).toMatchObject({
        status: 'VERIFIED',
        userId: login.userId,
      });
    },
  },
  {
    name: 'ACC-10 only a customer can link an account, and only one that waits to be linked',
    check: async (open) => {
      const subject = await open();
      const pending = await logInWithProvider(subject, 'zalo', { name: 'Đỗ Minh Anh', email: '' });
      expect(outcomeOf(await (await newGuest(subject)).accounts.linkAccount(pending.token))).toBe('denied');
      const { login } = await newCustomer(subject);
      expect(outcomeOf(await subject.as(login.token).accounts.linkAccount(token('0'.repeat(64))))).toBe('link-expired');
    },
  },
];
