import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { createInnerApp, withAnswers } from '#backend/listeners.ts';
import { createBackendClock } from '#backend/platform/clock.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { organisationId } from '#contracts/organisation.ts';
import { eachBackend, eachRealBackend, freshToken } from '#test/kit/backends/backends.ts';

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };

const ask = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', partnerid: organisationId, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
};

eachBackend('requests', (backend) => {
  const user = `${backend.url}/user-gateway/graphql`;

  test('ERR-03 an unknown path of the services returns JSON', async () => {
    const answer = await fetch(`${backend.url}/khong-co`);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'No such address' }]);
  });
  test('ERR-10 a GraphQL refusal is HTTP 200 with its code', async () => {
    const { status, body } = await ask(user, { query: '{ getPersonByPartyId(partyId: "x") { id } }' });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([200, 'UNAUTHENTICATED']);
  });
  test('ERR-10 an invalid GraphQL document is HTTP 200 with a code as well', async () => {
    for (const query of ['{ nope }', '{', 'query { getWardsByProvinceId { id } }']) {
      const { status, body } = await ask(user, { query });
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    }
  });
  test('SDK-06 the document selects the operation, whatever its name, and every object has its type name', async () => {
    const query = 'query anything { __typename getProvinces { __typename id } }';
    const { body } = await ask(user, { operationName: 'anything', query, variables: {} });
    expect(body.data).toMatchObject({ __typename: 'Query' });
    expect(body.data?.getProvinces).toHaveLength(34);
    expect(body.data?.getProvinces).toContainEqual({ __typename: 'Province', id: '01' });
  });
  test('SDK-06 an old ward returns the wards that replaced it', async () => {
    const { body } = await ask(user, { query: '{ getWardsByOldWardId(oldWardId: "26881") { id name provinceName } }' });
    expect(body.data?.getWardsByOldWardId).toContainEqual({
      id: '26882',
      name: 'Phường An Hội Tây',
      provinceName: 'Thành phố Hồ Chí Minh',
    });
  });
  test('ROL-01 «Bearer null» is no token, and both headers accept a token', async () => {
    const token = await freshToken(backend);
    const query = `mutation { createCustomerV2(name: "An", tenantId: "${organisationId}") { id } }`;
    const refused = await ask(user, { query }, { authorization: 'Bearer null' });
    expect(refused.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const headers of [{ authorization: `Bearer ${token}` }, { 'x-ecomos-access-token': token }])
      expect((await ask(user, { query }, headers)).body.errors).toBeUndefined();
  });
  test('ROL-01 the host’s own token can read but cannot create anything', async () => {
    const headers = { authorization: `Bearer ${inject('secrets').anonymous}` };
    const query = `mutation { createCustomerV2(name: "An", tenantId: "${organisationId}") { id } }`;
    expect((await ask(user, { query }, headers)).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask(user, { query: '{ getProvinces { id } }' }, headers)).body.data?.getProvinces).toHaveLength(34);
  });
  test('ERR-06 a valid request id is passed on; otherwise a new one is created', async () => {
    const named = await fetch(`${backend.url}/readyz`, { headers: { 'x-request-id': 'shopper-request-1' } });
    expect(named.headers.get('x-request-id')).toBe('shopper-request-1');
    const unnamed = await fetch(`${backend.url}/readyz`, { headers: { 'x-request-id': 'bad id\t' } });
    expect(unnamed.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });
  test('CMS-03 media have a type and an ETag, are not sent twice, and paths outside their folder are not found', async () => {
    const first = await fetch(`${backend.url}/uploads/logo.svg`);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${backend.url}/uploads/logo.svg`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    for (const path of [
      '..%2fcontent%2fseed.ts',
      '%2e%2e/services.ts',
      'khong-co.png',
      '.hidden.png',
      '..%5cx.png',
      '',
    ])
      expect((await fetch(`${backend.url}/uploads/${path}`)).status).toBe(404);
  });
});

eachRealBackend('logs', ({ databaseUrl }) => {
  test('ERR-06 every request is logged with its id, but without queries, tokens and secrets', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    const secrets = inject('secrets');
    const environment = parseEnvironment({
      GUEST_SIGNING_SECRET: secrets.signing,
      ANONYMOUS_TOKEN: secrets.anonymous,
      GATEWAY_SECRET: secrets.gateway,
      STAFF_TOKEN: secrets.staff,
    });
    const app = createInnerApp(
      withAnswers({
        db,
        clock: createBackendClock(),
        log,
        secrets: environment.secrets,
        environment,
        registry: null,
        ownOrigin: () => '',
        staffOrigin: () => '',
      }),
    );
    const headers = { 'x-request-id': 'request-of-a-shopper' };
    await app.request(`/public/${organisationId}/oauth2/api/v1/token/very-secret-token?a=also-secret`, { headers });
    await app.request('/api/faqs?filters[question][$eq]=0912345678', { headers });
    await close();
    const broken = await app.request('/api/faqs', { headers });
    expect(broken.status).toBe(500);
    const text = lines.join('');
    expect(text).not.toMatch(/very-secret|also-secret|0912345678/);
    const entries = lines.map((line): unknown => JSON.parse(line));
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: 'request', requestId: 'request-of-a-shopper', status: 401 }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: 'request failed', requestId: 'request-of-a-shopper' }),
    );
  });
});
