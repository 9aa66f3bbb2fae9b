import { expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { newCustomerWithApp, requestTicket } from '#test/account/security/authenticator-customers.ts';
import { backendAccountSubject, SHOP_ORIGIN } from '#test/kit/backends/backend-accounts.ts';
import { eachRealBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { whileLocked } from '#test/kit/backends/held-lock.ts';
import {
  type AccountSubject,
  freshIdempotencyKey,
  freshName,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  readSentCode,
  registerUnverified,
  value,
  wrongCodeFor,
} from './account-subject.ts';

/** The outcomes of several simultaneous calls, in alphabetical order. */
const sortedOutcomes = async (calls: readonly Promise<Result<unknown, PortFailure>>[]): Promise<readonly string[]> =>
  (await Promise.all(calls)).map(outcomeOf).sort();

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value>[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Logins that wait for a second factor, each in its own browser. */
const tickets = (subject: AccountSubject, username: string, count: number) =>
  Promise.all(
    times(count, async () => {
      const { guest, ticket } = await requestTicket(subject, username);
      return { accounts: guest.accounts, ticket };
    }),
  );

/** The one-time login token from Google's return URL. */
const oneTimeLoginToken = async (subject: AccountSubject, accounts: AccountGateway): Promise<Token> => {
  const errorUrl = `${SHOP_ORIGIN}/dang-nhap?errorMessage=ACCESS_DENIED`;
  const address = value(await accounts.providerLoginUrl('google', `${SHOP_ORIGIN}/dang-nhap?state=a`, errorUrl));
  const back = new URL(await subject.comeBack(address, { name: 'Phạm Thu Hà', email: freshName() }));
  return token(back.searchParams.get('accessToken') ?? '');
};

eachRealBackend('races of accounts', (backend) => {
  const open = () => backendAccountSubject(backend);

  test('ACC-01 when eight people register one username at once, one account stays', async () => {
    const subject = await open();
    const username = freshName();
    const answers = await sortedOutcomes(
      times(8, async (index) => {
        const { accounts } = await newGuest(subject);
        return accounts.register({ fullName: `Người ${index}`, username, password: PASSWORD }, freshIdempotencyKey());
      }),
    );
    expect(answers).toEqual(Array.from({ length: 8 }, () => 'ok'));
    const own = `select count(*)::int as n from user_logins where user_login_id = '${username}'`;
    expect(await runSql(backend, own)).toEqual([{ n: 1 }]);
  });
  test('ACC-01 four simultaneous registrations with one idempotency key create one account', async () => {
    const { accounts } = await newGuest(await open());
    const press = freshIdempotencyKey();
    const person = { fullName: 'Lê Thị Thử', username: freshName(), password: PASSWORD };
    const made = (await Promise.all(times(4, () => accounts.register(person, press)))).map(value);
    expect(new Set(made.map(({ userId }) => userId)).size).toBe(1);
  });
  test('ACC-02 a code that is entered five times at once is accepted once', async () => {
    const subject = await open();
    const { username, login, guest } = await registerUnverified(subject);
    value(await guest.accounts.sendCode(login.userId));
    const code = await readSentCode(subject, username);
    // All five calls have read the right code before the first one continues.
    const held = { lock: 'lock table parties in access exclusive mode', waiting: 5 };
    const answers = await whileLocked(backend.databaseUrl, held, () =>
      sortedOutcomes(times(5, () => guest.accounts.verifyCode(login.userId, code))),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });
  test('ACC-02 of twelve simultaneous wrong codes, five are checked', async () => {
    const subject = await open();
    const { username, login, guest } = await registerUnverified(subject);
    value(await guest.accounts.sendCode(login.userId));
    const wrong = wrongCodeFor(await readSentCode(subject, username));
    const answers = await sortedOutcomes(times(12, () => guest.accounts.verifyCode(login.userId, wrong)));
    expect(answers.filter((answer) => answer === 'code-wrong')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'code-expired')).toHaveLength(7);
  });
  test('ACC-03 a reset token that is used four times at once sets one password', async () => {
    const subject = await open();
    const { username } = await newCustomer(subject);
    const { accounts } = await newGuest(subject);
    const { key } = value(await accounts.requestReset(username));
    const checked = value(await accounts.verifyReset(key, await readSentCode(subject, username)));
    const answers = await sortedOutcomes(
      times(4, (index) => accounts.resetPassword(checked.token, username, `${OTHER_PASSWORD}-${index}`)),
    );
    expect(answers).toEqual(['link-expired', 'link-expired', 'link-expired', 'ok']);
  });
  test('ACC-03 a reset code that is entered four times at once returns one token', async () => {
    const subject = await open();
    const { username } = await newCustomer(subject);
    const { accounts } = await newGuest(subject);
    const { key } = value(await accounts.requestReset(username));
    const code = await readSentCode(subject, username);
    const held = { lock: `select 1 from reset_requests where username = '${username}' for update`, waiting: 4 };
    const answers = await whileLocked(backend.databaseUrl, held, () =>
      sortedOutcomes(times(4, () => accounts.verifyReset(key, code))),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });
  test('ACC-01 a recovery code that four tickets use at once is accepted once', async () => {
    const subject = await open();
    const { username, recoveryCodes } = await newCustomerWithApp(subject);
    const waiting = await tickets(subject, username, 4);
    const [code = ''] = recoveryCodes;
    const answers = await sortedOutcomes(waiting.map(({ accounts, ticket }) => accounts.logInWithCode(ticket, code)));
    expect(answers).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'ok']);
  });
  test('ACC-01 an authenticator code that four tickets use at once is accepted once', async () => {
    const subject = await open();
    const { username, secret } = await newCustomerWithApp(subject);
    const waiting = await tickets(subject, username, 4);
    const code = await subject.totpCode(secret);
    const answers = await sortedOutcomes(waiting.map(({ accounts, ticket }) => accounts.logInWithCode(ticket, code)));
    expect(answers).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'ok']);
  });
  test('ACC-01 four simultaneous recovery codes for one ticket create one session', async () => {
    const subject = await open();
    const { username, recoveryCodes } = await newCustomerWithApp(subject);
    const [{ accounts, ticket } = { accounts: null, ticket: null }] = await tickets(subject, username, 1);
    if (accounts === null) throw new Error('no ticket');
    const answers = await sortedOutcomes(recoveryCodes.slice(0, 4).map((code) => accounts.logInWithCode(ticket, code)));
    expect(answers).toEqual(['link-expired', 'link-expired', 'link-expired', 'ok']);
  });
  test('ACC-01 of thirty simultaneous wrong passwords from different clients, ten are checked', async () => {
    const subject = await open();
    const { username } = await newCustomer(subject);
    const answers = await sortedOutcomes(
      times(30, async () => (await newGuest(subject)).accounts.logIn(username, OTHER_PASSWORD)),
    );
    expect(answers.filter((answer) => answer === 'wrong-credentials')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'too-many-tries')).toHaveLength(20);
  });
  test('LAY-03 a one-time login token that is exchanged five times at once creates one session', async () => {
    const subject = await open();
    const { accounts } = await newGuest(subject);
    const held = await oneTimeLoginToken(subject, accounts);
    const answers = await sortedOutcomes(times(5, () => accounts.exchangeLoginToken(held)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });
  test('ACC-01 a bot-check proof that is submitted five times at once is accepted once', async () => {
    const subject = await open();
    const { botCheck } = await newGuest(subject);
    const proof = await subject.device().solveChallenge(value(await botCheck.challenge()));
    const held = (await Promise.all(times(5, () => botCheck.verify(proof ?? '')))).map(value);
    expect(held.filter((each) => each)).toHaveLength(1);
  });
  test('ACC-10 removing two passkeys at once keeps the last way to log in', async () => {
    const subject = await open();
    const { token: held } = await freshLogin(backend);
    const { security } = subject.as(token(held));
    for (const name of ['Điện thoại', 'Máy tính']) {
      const offer = value(await security.startPasskey());
      value(await security.addPasskey(offer.id, await subject.device().createPasskey(offer.options), name));
    }
    const { passkeys } = value(await security.overview());
    const removing = { lock: 'lock table passwords in access exclusive mode', waiting: 2 };
    const answers = await whileLocked(backend.databaseUrl, removing, () =>
      sortedOutcomes(passkeys.map(({ id }) => security.removePasskey(id))),
    );
    expect(answers).toEqual(['last-login-method', 'ok']);
  });
});
