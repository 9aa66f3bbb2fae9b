import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#backend/platform/database/database.ts';
import { REQUEST_TIMEOUT_MS } from '#backend/platform/request-scope.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import { eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { type CountedBackend, openCountedBackend } from '#test/kit/backends/counted-backend.ts';

type Answer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

const graphqlInit = (query: string, variables: object = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

eachRealBackend('the work of a request', (serverBackend) => {
  const { databaseUrl } = serverBackend;
  let backend: CountedBackend;
  beforeAll(async () => {
    backend = await openCountedBackend(databaseUrl);
  });
  afterAll(() => backend.close());

  const ask = (path: string, query: string, variables: object = {}) =>
    backend.workOf(async () => {
      const answer = await backend.request(path, graphqlInit(query, variables));
      // Every GraphQL service answers with this shape.
      return (await answer.json()) as Answer;
    });
  const shop = `partnerId: "${organisationId}", storeChannel: ""`;
  const parts = [
    'description',
    'options',
    'featureTypes { id }',
    'tags { id }',
    'siblings { id }',
    'pricePlans { id }',
    'extras { id }',
  ];
  const askPage = (size: number, fields: string) =>
    ask('/product-service/graphql', `{ getSimpleProducts(${shop}, maxResult: ${size}) { data { id ${fields} } } }`);

  test('V15.2.2 a list loads each part of its items at once: a hundred products take no more statements than two', async () => {
    for (const part of parts) {
      const [few, many] = [await askPage(2, part), await askPage(100, part)];
      expect(many.answer.errors).toBeUndefined();
      expect(many.statements, part).toBeLessThanOrEqual(few.statements + 1);
    }
  });

  test('V15.2.2 aliases of a list load its parts together', async () => {
    const page = `getSimpleProducts(${shop}, maxResult: 20) { data { id ${parts.join(' ')} } }`;
    const single = await ask('/product-service/graphql', `{ ${page} }`);
    const four = await ask('/product-service/graphql', `{ a: ${page} b: ${page} c: ${page} d: ${page} }`);
    expect(four.answer.errors).toBeUndefined();
    expect(four.statements).toBeLessThanOrEqual(4 * single.statements);
    expect(single.statements).toBeLessThanOrEqual(20);
  });

  test('V15.2.2 options of a hundred products are read at once over REST', async () => {
    const { answer } = await askPage(100, '');
    const ids = JSON.stringify(answer).match(/(?<="id":")[^"]+/g) ?? [];
    const at = `/product-service/v1/products/${organisationId}/5001/option-v2?id=`;
    const workOf = (given: readonly string[]) =>
      backend.workOf(async () => (await backend.request(at + given.join(','))).json());
    const [few, many] = [await workOf(ids.slice(0, 2)), await workOf(ids)];
    expect(many.answer).toHaveLength(Math.min(100, ids.length));
    expect(many.statements).toBeLessThanOrEqual(few.statements + 1);
  });

  /** Everything of the catalogue that has statements after its first one. */
  const reads: readonly (readonly [name: string, path: string, init: RequestInit])[] = [
    [
      'a GraphQL query',
      '/product-service/graphql',
      graphqlInit(`{ getSimpleProducts(${shop}) { data { ${parts.join(' ')} } } }`),
    ],
    [
      'five lists by GraphQL',
      '/product-service/graphql',
      graphqlInit(
        `{ ${['a', 'b', 'c', 'd', 'e'].map((a) => `${a}: getCategories(${shop}, typeBuild: "", level: 1) { id }`).join(' ')} }`,
      ),
    ],
    ['a tree by REST', `/product-service/v1/categories/${organisationId}/5001`, {}],
    ['a product by REST', `/product-service/v1/products/${organisationId}/5001/1004`, {}],
  ];

  test.each(reads)('V15.2.2 %s ends with its client: no further statement runs', async (_, path, init) => {
    const whole = await backend.workOf(() => backend.request(path, init));
    expect(whole.answer.status).toBe(200);
    expect(whole.statements).toBeGreaterThan(3);
    const { server, port } = await backend.listen();
    const left = new AbortController();
    const gone = once(server, 'connection').then(([socket]: readonly Socket[]) => socket && once(socket, 'close'));
    let begun = 0;
    // The statements that run at this moment wait until the server has seen that the client left.
    backend.beforeStatement(async () => {
      begun += 1;
      left.abort();
      await gone;
    });
    const stopped = await backend.workOf(async () => {
      await expect(fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: left.signal })).rejects.toThrow();
      await gone;
      backend.beforeStatement(null);
      // What is left of the first request would add to this one's.
      return (await backend.workOf(() => backend.request(path, init))).answer;
    });
    expect(stopped.answer.status).toBe(200);
    expect(stopped.statements).toBe(begun + whole.statements);
    expect(begun).toBeLessThan(whole.statements);
    server.close();
  });

  test.each(reads)('V15.2.2 %s ends after five seconds and says so', async (_, path, init) => {
    const whole = await backend.workOf(() => backend.request(path, init));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let begun = 0;
      backend.beforeStatement(() => {
        begun += 1;
        vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
      });
      const late = await backend.request(path, init);
      expect(await late.text()).toContain('took too long');
      backend.beforeStatement(null);
      expect(begun).toBeLessThan(whole.statements);
    } finally {
      backend.beforeStatement(null);
      vi.useRealTimers();
    }
  });

  test('V15.2.2 a transaction that has begun runs to its end when the client leaves', async () => {
    const left = new AbortController();
    backend.beforeStatement(() => left.abort());
    const [one] = await runSql(serverBackend, 'select count(*)::int as n from sessions');
    await backend
      .request(`/public/${organisationId}/oauth2/api/v1/anonymous`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: anonymousIdentifier }),
        signal: left.signal,
      })
      .catch(() => undefined);
    backend.beforeStatement(null);
    const [other] = await runSql(serverBackend, 'select count(*)::int as n from sessions');
    expect(Number(other?.n)).toBe(Number(one?.n) + 1);
  });

  test('V15.2.2 statements of requests end by themselves, those of jobs and commands do not', async () => {
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    const limitOf = async (db: Database) =>
      (await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows;
    expect(await limitOf(database.db)).toEqual([{ statement_timeout: '15s' }]);
    expect(await limitOf(database.unlimitedDb)).toEqual([{ statement_timeout: '0' }]);
    await database.close();
  });
});
