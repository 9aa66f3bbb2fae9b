import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idempotencyKey, token } from '#core/shared/ids.ts';
import { loginOf } from '#test/account/account-subject.ts';
import { eachBackend, eachRealBackend, freshLogin, freshToken } from '#test/kit/backends/backends.ts';
import { openCallback, submitProviderForm, walkThroughProvider } from '#test/kit/provider-walk.ts';
import {
  clients,
  good,
  identityOf,
  logInWithProvider,
  newPerson,
  oneTimeTokenIn,
  outcomeOf,
  pageFor,
} from './provider-guests.ts';

eachBackend('accounts at providers', (backend) => {
  test('ACC-10 an e-mail that Google has verified makes a customer at once and replaces an unverified registration of it', async () => {
    const person = newPerson();
    const { accounts } = clients(backend, await freshToken(backend));
    const claimed = await accounts.register(
      { fullName: 'Kẻ Giữ Chỗ', username: person.email, password: 'Mot-mat-khau-la' },
      idempotencyKey(randomUUID()),
    );
    const login = await logInWithProvider(backend, 'google', person);
    expect([login.status, login.hasExistingCustomer ?? false, login.username]).toEqual([
      'VERIFIED',
      false,
      person.email,
    ]);
    expect(outcomeOf(await identityOf(backend).userOf(good(claimed).token))).toBe('denied');
    const again = await logInWithProvider(backend, 'google', person);
    expect(again.userId).toBe(login.userId);
  });

  test("ACC-10 a provider account with a customer's e-mail waits until they link it, and then logs in to their account", async () => {
    const customer = await freshLogin(backend);
    const person = { name: 'Lê Thị Thử', email: customer.email };
    const pending = await logInWithProvider(backend, 'google', person);
    expect([pending.status, pending.hasExistingCustomer]).toEqual(['UN_VERIFIED', true]);
    const own = clients(backend, customer.token);
    expect(outcomeOf(await own.accounts.linkAccount(pending.token))).toBe('ok');
    const [linked] = good(await own.security.overview()).linkedAccounts;
    expect(linked).toMatchObject({ provider: 'google', name: customer.email });
    const login = await logInWithProvider(backend, 'google', person);
    expect(good(await identityOf(backend).userOf(login.token)).partyId).toBe(customer.partyId);
    expect(outcomeOf(await own.accounts.linkAccount(pending.token))).toBe('link-expired');
  });

  test('ACC-10 a customer can link an unused provider account, but not one that belongs to another customer', async () => {
    const [one, other] = [await freshLogin(backend), await freshLogin(backend)];
    const person = newPerson();
    const fresh = await logInWithProvider(backend, 'google', person);
    expect(fresh.status).toBe('VERIFIED');
    expect(outcomeOf(await clients(backend, one.token).accounts.linkAccount(fresh.token))).toBe('ok');
    const login = await logInWithProvider(backend, 'google', person);
    expect(good(await identityOf(backend).userOf(login.token)).partyId).toBe(one.partyId);
    expect(outcomeOf(await clients(backend, other.token).accounts.linkAccount(login.token))).toBe('account-exists');
  });

  test("ACC-10 unlinking removes the customer's own account only, and never the last way to log in", async () => {
    const person = newPerson();
    const login = await logInWithProvider(backend, 'google', person);
    const own = clients(backend, login.token);
    const [linked] = good(await own.security.overview()).linkedAccounts;
    if (linked === undefined) expect.fail('nothing is linked');
    expect(outcomeOf(await own.security.unlink(linked.id))).toBe('last-login-method');
    const stranger = clients(backend, (await freshLogin(backend)).token);
    expect(outcomeOf(await stranger.security.unlink(linked.id))).toBe('not-found');
    expect(outcomeOf(await own.security.changePassword('', 'Mot-mat-khau-la'))).toBe('ok');
    expect(outcomeOf(await own.security.unlink(linked.id))).toBe('ok');
    expect(good(await own.security.overview()).linkedAccounts).toEqual([]);
    const entered = await clients(backend, await freshToken(backend)).accounts.logIn(person.email, 'Mot-mat-khau-la');
    expect(outcomeOf(entered)).toBe('ok');
  });
});

eachRealBackend('simultaneous provider logins', (backend) => {
  test('LAY-03 a callback that is opened eight times at once is accepted once', async () => {
    const callback = await submitProviderForm(await pageFor(backend, 'zalo'), { new: '1', ...newPerson() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => openCallback(callback)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array.from({ length: 7 }, () => 400)]);
  });

  test('LAY-03 a one-time login token that is exchanged eight times at once opens one session', async () => {
    const handover = token(oneTimeTokenIn(await walkThroughProvider(await pageFor(backend, 'google'), newPerson())));
    const { accounts } = clients(backend, await freshToken(backend));
    const answers = await Promise.all(Array.from({ length: 8 }, () => accounts.exchangeLoginToken(handover)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('ACC-10 two browsers of one new person create one account', async () => {
    const page = await pageFor(backend, 'facebook');
    const callback = await submitProviderForm(page, { new: '1', ...newPerson() });
    expect((await openCallback(callback)).status).toBe(303);
    const seeded = { person: 'facebook-huy' };
    const callbacks = await Promise.all(
      Array.from({ length: 4 }, async () => submitProviderForm(await pageFor(backend, 'facebook'), seeded)),
    );
    const landed = await Promise.all(
      callbacks.map(async (each) => (await openCallback(each)).headers.get('location') ?? ''),
    );
    const { accounts } = clients(backend, await freshToken(backend));
    const logins = [];
    for (const address of landed)
      logins.push(loginOf(await accounts.exchangeLoginToken(token(oneTimeTokenIn(address)))).userId);
    expect(new Set(logins).size).toBe(1);
  });

  test('ACC-10 an account that two customers link at once belongs to one of them', async () => {
    const pending = await logInWithProvider(backend, 'zalo', { name: 'Đỗ Minh Anh', email: '' });
    const customers = await Promise.all([freshLogin(backend), freshLogin(backend), freshLogin(backend)]);
    const answers = await Promise.all(
      customers.map((each) => clients(backend, each.token).accounts.linkAccount(pending.token)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const linked = await Promise.all(
      customers.map(async (each) => good(await clients(backend, each.token).security.overview()).linkedAccounts),
    );
    expect(linked.flat()).toHaveLength(1);
  });
});
