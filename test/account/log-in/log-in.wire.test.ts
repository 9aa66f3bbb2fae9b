import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { token } from '#core/shared/ids.ts';
import {
  freshIdempotencyKey,
  freshName,
  newCustomer,
  OTHER_PASSWORD,
  outcomeOf,
  PASSWORD,
  value,
} from '#test/account/account-subject.ts';
import { authorisationCalls, codeOf } from '#test/kit/authorisation-calls.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshLogin, freshToken, runSql } from '#test/kit/backends/backends.ts';

eachBackend('logging in at the authorisation service', (backend) => {
  const { post, ask } = authorisationCalls(backend);
  const open = () => backendAccountSubject(backend);

  const loginFields = `partyId orgId fullName email phone address identityNumber gender birthDate avatarUrl accessToken username
    orgPermissionsMap orgPositionsMap orgRolesMap __typename`;
  const login = `mutation Login($loginRequest: LoginRequest!) { login(loginRequest: $loginRequest) { ${loginFields} readyV2 } }`;
  const demo = { username: 'khach@example.vn', password: 'Thue-May-2026', orgId: organisationId };

  test('ENT-01 GQL-10 login returns every field that the public client requests', async () => {
    const { data } = await ask(login, { loginRequest: demo }, await freshToken(backend));
    expect(data?.login).toMatchObject({
      partyId: 'kh-demo',
      orgId: organisationId,
      username: demo.username,
      email: demo.username,
      readyV2: true,
      orgPermissionsMap: {},
      orgPositionsMap: {},
      orgRolesMap: {},
      accessToken: expect.any(String),
    });
  });
  test('ACC-01 the demo customer also logs in with their phone number, in any spelling', async () => {
    const held = await freshToken(backend);
    for (const username of ['0912345678', '+84 912.345.678', ' KHACH@example.vn ']) {
      const { data } = await ask(login, { loginRequest: { ...demo, username } }, held);
      expect(data?.login).toMatchObject({ partyId: 'kh-demo' });
    }
  });
  test('REST-08 login and registration return the same over REST as over GraphQL', async () => {
    const held = await freshToken(backend);
    const done = await post('/public/oauth2/api/v1/login', demo, held);
    expect([done.status, done.body.partyId, done.body.status]).toEqual([200, 'kh-demo', 'VERIFIED']);
    const wrong = await post('/public/oauth2/api/v1/login', { ...demo, password: 'khong-phai' }, held);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
    const person = { username: freshName(), fullName: 'Lê Thị Thử', password: PASSWORD };
    const made = await post('/public/oauth2/api/v1/register', person, held);
    expect(made.body).toMatchObject({ type: 'PERSON', username: person.username, status: 'UN_VERIFIED' });
    const again = await post('/public/oauth2/api/v1/register', { ...person, username: demo.username }, held);
    expect([again.status, again.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    expect((await post('/public/oauth2/api/v1/register', { username: 7 }, held)).status).toBe(400);
    expect((await post('/public/oauth2/api/v1/login', { ...demo, orgId: 'NGUOI-KHAC' }, held)).status).toBe(404);
  });
  test('REST-08 the same Idempotency-Key creates one account; reusing it for different input is rejected', async () => {
    const held = await freshToken(backend);
    const key = { 'idempotency-key': freshIdempotencyKey() };
    const person = { username: freshName(), fullName: 'Lê Thị Thử', password: PASSWORD };
    const [one, again] = [
      await post('/public/oauth2/api/v1/register', person, held, key),
      await post('/public/oauth2/api/v1/register', person, held, key),
    ];
    expect(again.body.id).toBe(one.body.id);
    const other = await post('/public/oauth2/api/v1/register', { ...person, password: OTHER_PASSWORD }, held, key);
    expect([other.status, other.body.code]).toEqual([409, 'INTENT_REUSED']);
  });
  test('ACC-01 a login stores its anonymous session and the browser', async () => {
    const subject = await open();
    const { guest, login: held } = await newCustomer(subject);
    const [row] = await runSql(
      backend,
      `select s.guest_session_id = g.id as own from sessions s, sessions g
       where s.token_digest = encode(sha256('${held.token}'), 'hex') and g.token_digest = encode(sha256('${guest.anonymous}'), 'hex')`,
    );
    expect(row).toEqual({ own: true });
    const device = { 'x-client-device': 'Chrome, Windows <b>' };
    const done = await post('/public/oauth2/api/v1/login', demo, await freshToken(backend), device);
    const overview = value(await subject.as(token(String(done.body.accessToken))).security.overview());
    expect(overview.sessions.find(({ current }) => current)?.device).toBe('Chrome, Windows b');
  });
  test('ACC-04 the token of an unverified account opens no order and no security page', async () => {
    const { token: held } = await freshLogin(backend, 'UN_VERIFIED');
    const order = (bearer: string) => post(`/v2/orders/${organisationId}/5001/WEB/temp`, {}, bearer);
    expect((await order(await freshToken(backend))).status).toBeLessThan(300);
    expect((await order(held)).status).toBe(401);
    expect(codeOf(await ask('{ securityOverview { hasPassword } }', {}, held))).toBe('UNAUTHENTICATED');
  });
  test('ACC-08 logout is idempotent and ends only the given token', async () => {
    const subject = await open();
    const { login: held, guest } = await newCustomer(subject);
    expect([
      outcomeOf(await subject.identity.endSession(held.token)),
      outcomeOf(await subject.identity.endSession(held.token)),
    ]).toEqual(['ok', 'ok']);
    expect(outcomeOf(await subject.identity.userOf(held.token))).toBe('denied');
    expect(outcomeOf(await guest.accounts.usernameExists('khach@example.vn'))).toBe('ok');
  });
  test('ACC-01 the database stores passwords, codes and tokens only as digests', async () => {
    const subject = await open();
    const { username, login: held } = await newCustomer(subject);
    const tables = ['passwords', 'sessions', 'activation_codes', 'reset_requests', 'intents', 'throttles'];
    for (const table of tables) {
      const text = JSON.stringify(await runSql(backend, `select * from ${table}`));
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain(held.token);
    }
    const [{ digest } = {}] = await runSql(
      backend,
      `select p.digest from passwords p join user_logins u on u.party_id = p.party_id where u.user_login_id = '${username}'`,
    );
    expect(digest).toMatch(/^\$argon2id\$/);
  });
});
