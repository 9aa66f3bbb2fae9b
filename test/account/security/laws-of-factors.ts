import { expect } from 'vitest';
import {
  type AccountSubject,
  comeFromProvider,
  freshName,
  loginOf,
  newCustomer,
  newGuest,
  outcomeOf,
  PASSWORD,
  value,
  wrongCodeFor,
} from '#test/account/account-subject.ts';
import type { Law } from '#test/kit/law.ts';
import { newCustomerWithApp, requestTicket } from './authenticator-customers.ts';

/** A customer with a passkey on their own device. */
const newCustomerWithPasskey = async (subject: AccountSubject) => {
  const somebody = await newCustomer(subject);
  const { security } = subject.as(somebody.login.token);
  const device = subject.device();
  const offer = value(await security.startPasskey());
  value(await security.addPasskey(offer.id, await device.createPasskey(offer.options), 'Máy tính'));
  return { ...somebody, security, device };
};

/** Laws of every SecurityGateway about authenticator apps, recovery codes and passkeys. */
export const factorLaws: readonly Law<AccountSubject>[] = [
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
    name: "V6.3.4 with an authenticator app a provider's login returns a ticket too, and only the app's code logs in",
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
    name: 'V6.5.5 an authenticator code is refused after its thirty seconds',
    check: async (open) => {
      const subject = await open();
      const { username, secret } = await newCustomerWithApp(subject);
      const { guest, ticket } = await requestTicket(subject, username);
      const code = await subject.totpCode(secret);
      await subject.later(30_000);
      expect(outcomeOf(await guest.accounts.logInWithCode(ticket, code))).toBe('code-wrong');
      value(await guest.accounts.logInWithCode(ticket, await subject.totpCode(secret)));
    },
  },
  {
    name: 'V6.5.2 recovery codes differ and are too long to be guessed',
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
];
