import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { graphqlBotCheck } from '#adapters/graphql/bot-check.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { createInnerApp } from '#backend/listeners.ts';
import type { Backend } from '#backend/server.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import { freshName, PASSWORD, value } from '#test/account/account-subject.ts';
import { authorisationCalls, codeOf, type GraphqlAnswer } from '#test/kit/authorisation-calls.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshToken, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { bySize } from '#test/kit/test-size.ts';
import { wireClient } from '#test/kit/wire-client.ts';

const ANONYMOUS = `/public/${organisationId}/oauth2/api/v1/anonymous`;
const GRAPHQL = '/authorization-gateway/graphql';
const orgId = organisationId;
const shop = 'http://localhost:3000/dang-nhap';
const reset = 'mutation R($username: String!) { requestReset(username: $username) { key } }';

/** An address that no other test uses, from a block for benchmarks. [RFC 2544] */
const freshAddress = (): string => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Each of these counts as one attempt of its client; whether it succeeds does not matter. */
const tries: readonly (readonly [counted: string, query: string, variables: () => object])[] = [
  [
    'logInByClient',
    'mutation L($r: LoginRequest!) { login(loginRequest: $r) { accessToken } }',
    () => ({ r: { orgId, username: freshName(), password: 'khong-phai' } }),
  ],
  ['logInByClient', 'mutation P { loginPasskey(challengeId: "khong-co", response: {}) { accessToken } }', () => ({})],
  ['codeByClient', 'mutation A { activate(userId: "khong-co", code: "000000") { accessToken } }', () => ({})],
  ['codeByClient', 'mutation C { checkResetKey(resetKey: "khong-co") { isVerified } }', () => ({})],
  ['codeByClient', 'mutation S { loginSecondFactor(ticket: "khong-co", code: "000000") { accessToken } }', () => ({})],
  [
    'register',
    'query N($username: String!, $orgId: String!) { checkUsernameExisted(username: $username, orgId: $orgId) }',
    () => ({ orgId, username: freshName() }),
  ],
  [
    'provider',
    'query G($orgId: String!, $to: String!) { loginGoogle(orgId: $orgId, type: "login", redirectUrl: $to) }',
    () => ({ orgId, to: shop }),
  ],
  ['codeSent', reset, () => ({ username: freshName() })],
  [
    'register',
    'mutation R($orgId: String!, $r: RegisterRequest!) { register(orgId: $orgId, registerRequest: $r) { id } }',
    () => ({ orgId, r: { username: freshName(), fullName: 'Lê Thử', password: PASSWORD } }),
  ],
];

/** Browsers at one address that discard their cookies after every attempt. */
const browsersAt = (backend: TestBackend, address: string) => {
  const { post } = authorisationCalls(backend);
  const headers = { 'x-forwarded-for': address };
  const asked = async (query: string, variables: object): Promise<GraphqlAnswer> =>
    (await post(GRAPHQL, { query, variables }, await freshToken(backend), headers)).body;
  return { asked, buy: (proof?: string) => post(ANONYMOUS, { identifier: anonymousIdentifier, proof }, null, headers) };
};

eachBackend('a client that discards its cookies', (backend) => {
  // Other tests are clients of this backend too, so the limits are reset.
  afterEach(() => runSql(backend, 'delete from throttles where count >= 1000000'));

  test('ACC-01 unproven requests are limited per address; another address is not affected', async () => {
    const { asked } = browsersAt(backend, freshAddress());
    const codes: unknown[] = [];
    for (let at = 0; at <= rateLimits.unproven.perAddress; at += 1)
      codes.push(codeOf(await asked(reset, { username: freshName() })));
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([undefined]));
    expect(codes.at(-1)).toBe('BOT_CHECK_NEEDED');
    expect(codeOf(await browsersAt(backend, freshAddress()).asked(reset, { username: freshName() }))).toBeUndefined();
  });
  test.each(tries)(
    'ACC-01 a new session per attempt does not evade the address limit of %s: %s',
    async (counted, query, variables) => {
      const address = freshAddress();
      const first = await browsersAt(backend, address).asked(query, variables());
      expect(codeOf(first)).not.toBe('TOO_MANY_TRIES');
      // Simulates a used-up limit; the previous sessions are discarded.
      await runSql(backend, `update throttles set count = 1000000 where key like '${counted} %'`);
      const again = await browsersAt(backend, address).asked(query, variables());
      expect(codeOf(again)).toBe('TOO_MANY_TRIES');
      expect(codeOf(await browsersAt(backend, freshAddress()).asked(query, variables()))).not.toBe('TOO_MANY_TRIES');
    },
  );
  test('VIS-02 anonymous tokens are limited per address and hour; in development this machine is not limited', async () => {
    const { buy } = browsersAt(backend, freshAddress());
    expect((await buy()).status).toBe(200);
    await runSql(backend, `update throttles set count = ${rateLimits.anonymous.most} where key like 'anonymous %'`);
    const refused = await buy();
    expect([refused.status, refused.body]).toMatchObject([
      429,
      { code: 'TOO_MANY_VISITORS', detail: { retryAfter: expect.any(Number), until: expect.any(Number) } },
    ]);
    expect(await freshToken(backend)).toMatch(/^[\w-]{43}$/);
    await runSql(backend, "delete from throttles where key like 'anonymous %'");
  });
  test('VIS-02 beyond that limit each token takes a proof of work of its own', async () => {
    const { buy } = browsersAt(backend, freshAddress());
    await buy();
    await runSql(backend, "update throttles set count = 1000000 where key like 'anonymous %'");
    const solve = async () => {
      const botCheck = graphqlBotCheck(wireClient(backend, GRAPHQL, await freshToken(backend)));
      const device = (await backendAccountSubject(backend)).device();
      return (await device.solveChallenge(value(await botCheck.challenge()))) ?? '';
    };
    const proof = await solve();
    expect((await buy('nonsense')).status).toBe(429);
    expect((await buy(proof)).status).toBe(200);
    expect((await buy(proof)).status).toBe(429);
    expect((await buy(await solve())).status).toBe(200);
  });
  test('ACC-01 a successful login is not counted, neither for the session nor for the address', async () => {
    const [address, [, query]] = [freshAddress(), tries[0] ?? ['', '', () => ({})]];
    const { asked } = browsersAt(backend, address);
    const demo = { r: { orgId, username: 'khach@example.vn', password: 'Thue-May-2026' } };
    await runSql(backend, "delete from throttles where key like 'logInByClient %'");
    expect(codeOf(await asked(query, demo))).toBeUndefined();
    const rows = await runSql(backend, "select count from throttles where key like 'logInByClient %'");
    expect(rows).toEqual([{ count: 0 }, { count: 0 }]);
  });
  test('ACC-01 the database stores no client addresses', async () => {
    const address = freshAddress();
    await browsersAt(backend, address).asked(reset, { username: freshName() });
    for (const table of ['throttles', 'sessions', 'reset_requests'])
      expect(JSON.stringify(await runSql(backend, `select * from ${table}`))).not.toContain(address);
  });
});

describe('an untrusted caller', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startOwnBackend();
  });
  afterAll(() => backend.close());

  test('V4.1.3 VIS-02 a peer in a private network that tells a new address with every call does not evade the limit', async () => {
    const app = createInnerApp(backend.deps);
    const buy = async (remoteAddress: string): Promise<number> => {
      const forwarded = { 'x-client-address': freshAddress(), 'x-forwarded-for': freshAddress() };
      const headers = { 'content-type': 'application/json', ...forwarded };
      const init = { method: 'POST', headers, body: JSON.stringify({ identifier: anonymousIdentifier }) };
      return (await app.request(ANONYMOUS, init, { incoming: { socket: { remoteAddress } } })).status;
    };
    const { most } = rateLimits.anonymous;
    const tries = bySize({ everyday: 20, whole: most, nightly: most });
    expect(await buy('10.9.8.7')).toBe(200);
    // Simulates the calls before these; nobody else is a client of this backend.
    await backend.deps.db.execute(sql`update throttles set count = ${most - tries + 1} where key like 'anonymous %'`);
    for (let at = 1; at < tries; at += 1) expect(await buy('10.9.8.7')).toBe(200);
    expect(await buy('10.9.8.7')).toBe(429);
    expect(await buy('203.0.113.8')).toBe(200);
  });
});
