import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { securityEvents } from '#backend/authorisation/security-log/security-events.ts';
import { mutationEvents, queryEvents } from '#backend/authorisation/security-log/security-operations.ts';
import { typeDefs } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { orderId, token } from '#core/shared/ids.ts';
import {
  freshName,
  newCustomer,
  newGuest,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  readSentCode,
  value,
  wrongCodeFor,
} from '#test/account/account-subject.ts';
import { authorisationCalls } from '#test/kit/authorisation-calls.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshLogin, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { freshIdempotencyKey, unwrap } from '#test/orders/order-world.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';

test('V16.3.1 every operation of the authorisation service has an event or a reason why it needs none', () => {
  const schema = buildSchema(typeDefs);
  const fields = [schema.getQueryType(), schema.getMutationType()].map((type) => Object.keys(type?.getFields() ?? {}));
  expect([queryEvents, mutationEvents].map((rows) => Object.keys(rows).sort())).toEqual(
    fields.map((each) => each.sort()),
  );
  for (const row of Object.values({ ...queryEvents, ...mutationEvents })) {
    if (typeof row === 'string') expect(row.length).toBeGreaterThan(20);
    else if (typeof row.event === 'string') expect(securityEvents).toHaveProperty(row.event);
    else expect([{}, { password: 'x' }].map(row.event).every((event) => event in securityEvents)).toBe(true);
  }
});

eachBackend('the security log', (backend) => {
  /** Entries and how often they happened. */
  const countOf = async (event: string, failure: string) => {
    const [sum] = await runSql(
      backend,
      `select count(*)::int as entries, coalesce(sum(times), 0)::int as times from security_log where event = '${event}' and failure = '${failure}'`,
    );
    return { entries: Number(sum?.entries), times: Number(sum?.times) };
  };
  const entriesOf = async (username: string) => {
    const [login] = await runSql(backend, `select party_id from user_logins where user_login_id = '${username}'`);
    const rows = await runSql(
      backend,
      `select * from security_log where party_id = '${login?.party_id ?? 'khong-co'}' order by id`,
    );
    return rows.map(({ event, result, failure }) => [event, result, failure].filter(Boolean).join(' '));
  };

  test('V16.2.1 V16.3.1 it tells each log-in, failure and change of an account, and nothing that names a person', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, login, guest } = await newCustomer(subject);
    expect(outcomeOf(await guest.accounts.logIn(username, 'khong-phai'))).toBe('wrong-credentials');
    const second = value(await guest.accounts.logIn(username, PASSWORD));
    if (second.kind !== 'done') throw new Error('a second factor was asked for');
    const { security } = subject.as(second.token);
    value(await security.changePassword(PASSWORD, OTHER_PASSWORD));
    expect(outcomeOf(await security.endSession('khong-co'))).toBe('not-found');
    value(await security.startTotp());
    const { totp } = value(await security.overview());
    if (totp.state !== 'pending') throw new Error('no app is pending');
    value(await security.confirmTotp(await subject.totpCode(totp.secret)));
    await subject.later(30_000);
    const stranger = await newGuest(subject);
    for (const code of [wrongCodeFor(await subject.totpCode(totp.secret)), totp.recoveryCodes[0] ?? '']) {
      const step = value(await stranger.accounts.logIn(username, OTHER_PASSWORD));
      if (step.kind === 'second-factor') await stranger.accounts.logInWithCode(step.ticket, code);
    }
    const { key } = value(await stranger.accounts.requestReset(username));
    const checked = value(await stranger.accounts.verifyReset(key, await readSentCode(subject, username)));
    value(await stranger.accounts.resetPassword(checked.token, username, PASSWORD));
    expect(await entriesOf(username)).toEqual([
      'register done',
      'activation-code done',
      'activate done',
      'log-in-password refused WRONG_CREDENTIALS',
      'log-in-password done',
      'password-changed done',
      'session-ended refused NOT_FOUND',
      'authenticator-started done',
      'authenticator-added done',
      'log-in-password half',
      'log-in-second-factor refused CODE_WRONG',
      'log-in-password half',
      'recovery-code-used done',
      'log-in-second-factor done',
      'reset-request done',
      'reset-code done',
      'reset-password done',
    ]);
    const all = JSON.stringify(await runSql(backend, 'select * from security_log'));
    for (const secret of [username, login.token, second.token, PASSWORD, totp.secret, key, '127.0.0.1'])
      expect(all).not.toContain(secret);
  });

  test('V16.3.1 a log-out, a name that nobody has, and a refused provider are told too', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, login, guest } = await newCustomer(subject);
    const { ask } = authorisationCalls(backend);
    const leave = 'mutation L($t: String!, $p: String!) { logout(accessToken: $t, partyId: $p) }';
    await ask(leave, { t: login.token, p: organisationId }, guest.anonymous);
    await ask(leave, { t: login.token, p: organisationId }, login.token);
    expect((await entriesOf(username)).filter((entry) => entry.startsWith('log-out'))).toHaveLength(2);
    const before = await runSql(backend, 'select coalesce(max(id), 0) as id from security_log');
    const unknown = freshName();
    await guest.accounts.logIn(unknown, PASSWORD);
    await guest.accounts.logIn(unknown, PASSWORD);
    const added = await runSql(backend, `select * from security_log where id > ${before[0]?.id} order by id`);
    const tried = added.filter(({ event, failure }) => event === 'log-in-password' && failure === 'WRONG_CREDENTIALS');
    expect(tried).toHaveLength(2);
    expect(tried[0]?.name).toBe(tried[1]?.name);
    expect(tried[0]?.name).toMatch(/^[0-9a-f]{32}$/);
    const refused = (await countOf('log-in-provider', 'LINK_EXPIRED')).times;
    await fetch(`${backend.publicUrl}/authorization-gateway/callback/google?state=khong-co&code=1`);
    expect((await countOf('log-in-provider', 'LINK_EXPIRED')).times).toBe(refused + 1);
  });

  test('V16.3.2 whoever asks for somebody else’s order or data is told in the log, by GraphQL and by REST', async () => {
    const [owner, other] = [await freshLogin(backend), await freshLogin(backend)];
    const ask = (query: string, path: string, token: string) =>
      fetch(backend.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', partnerid: organisationId, authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
    const refusals = async () => {
      const rows = await runSql(
        backend,
        `select sum(times)::int as times from security_log where event = 'access-refused' and party_id = '${other.partyId}'`,
      );
      return Number(rows[0]?.times ?? 0);
    };
    const person = `{ getPersonByPartyId(partyId: "${owner.partyId}") { partyId } }`;
    await ask(person, '/user-gateway/graphql', owner.token);
    expect(await refusals()).toBe(0);
    await ask(person, '/user-gateway/graphql', other.token);
    expect(await refusals()).toBe(1);
    const missing = '{ getPersonByPartyId(partyId: "khong-co") { partyId } }';
    await ask(missing, '/user-gateway/graphql', other.token);
    expect(await refusals()).toBe(1);
    const shopper = wireShopper(backend.url, token(owner.token));
    const order = unwrap(await shopper.orders.createDraftCart(freshIdempotencyKey()));
    expect(outcomeOf(await wireShopper(backend.url, token(other.token)).orders.load(order.id))).toBe('not-found');
    expect(await refusals()).toBe(2);
    expect(outcomeOf(await wireShopper(backend.url, token(other.token)).orders.load(orderId('khong-co')))).toBe(
      'not-found',
    );
    expect(await refusals()).toBe(2);
  });

  test('V16.3.3 equal refusals of a minute share an entry, so that nobody fills the disk', async () => {
    const { ask } = authorisationCalls(backend);
    const guess = 'mutation C { checkResetKey(resetKey: "khong-co") { isVerified } }';
    const rows = () => countOf('reset-code', 'LINK_EXPIRED');
    const before = await rows();
    for (let time = 0; time < 12; time += 1) await ask(guess, {}, await freshToken(backend));
    const after = await rows();
    expect(after.times - before.times).toBe(12);
    expect(after.entries - before.entries).toBeLessThanOrEqual(2);
  });
});
