import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { documentLimits } from '#backend/platform/http/graphql-limits.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { ownOperations } from '#test/kit/wire-schemas.ts';

type Answer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

const anySchema = buildSchema('type Query { any: Int }');

test('V4.3.1 the shop’s own operations could be twice as long and deep', () => {
  const { tokens, depth, aliases } = documentLimits;
  const half = [maxDepthRule({ n: depth / 2 }), maxAliasesRule({ n: aliases / 2 })];
  expect(ownOperations.length).toBeGreaterThan(30);
  for (const [, operation] of ownOperations)
    expect(() => validate(anySchema, parse(operation, { maxTokens: tokens / 2 }), half), operation).not.toThrow();
});

const repeated = (times: number, part: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => part(at)).join(' ');

eachBackend('GraphQL documents', (backend) => {
  const ask = async (path: string, query: string, token?: string, variables?: object): Promise<Answer> => {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify({ query, variables }),
    });
    // Every GraphQL service answers with this shape.
    return (await answer.json()) as Answer;
  };

  test('V4.3.1 300 aliases of one mutation are refused before any of them runs', async () => {
    const count = async () => (await runSql(backend, 'select count(*)::int as n from passkey_challenges'))[0]?.n;
    const before = await count();
    const query = `mutation { ${repeated(300, (at) => `a${at}: passkeyLoginChallenge { id }`)} }`;
    const answer = await ask('/authorization-gateway/graphql', query, await freshToken(backend));
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.message).toMatch(/Aliases limit/);
    expect(await count()).toBe(before);
  });

  test('V4.3.1 documents that are too long or too deep are refused', async () => {
    const deep = `{ ${repeated(30, () => '... on Query {')} __typename ${'}'.repeat(30)} }`;
    const long = `{ ${repeated(3_000, () => '__typename')} }`;
    expect((await ask('/user-gateway/graphql', deep)).errors?.[0]?.message).toMatch(/depth limit/);
    expect((await ask('/user-gateway/graphql', long)).errors?.[0]?.message).toMatch(/Token limit/);
  });

  test('V4.3.1 V15.2.2 a document costs its fields times the length of their lists, as literals and as variables', async () => {
    const page = (size: string) =>
      `getSimpleProducts(partnerId: "SHOP", storeChannel: "", maxResult: ${size}) { data { siblings { id handle title specs price unit { id } } } }`;
    const askPages = (count: number, size: string, n?: number) =>
      ask(
        '/product-service/graphql',
        `query${size === '$n' ? ' ($n: Int)' : ''} { ${repeated(count, (at) => `a${at}: ${page(size)}`)} }`,
        undefined,
        { n },
      );
    for (const [count, size, n] of [
      [3, '100', undefined],
      [3, '1000000000', undefined],
      [3, '$n', 1e9],
      [3, '$n', undefined],
    ] as const) {
      const { data, errors } = await askPages(count, size, n);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.message).toMatch(/Cost limit/);
    }
    expect((await askPages(3, '$n', 1)).errors).toBeUndefined();
  });

  test('V15.2.2 fragments that double themselves are refused before anything runs', async () => {
    const spreads = repeated(60, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
    const text = `{ ...F0 } ${spreads} fragment F60 on Query { getProvinces { id } }`;
    const { data, errors } = await ask('/user-gateway/graphql', text);
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  });
});
