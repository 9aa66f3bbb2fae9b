import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { buildSchema, Kind, parse, print, validate } from 'graphql';
import { expect, test } from 'vitest';
import { documentLimits } from '#backend/platform/http/graphql-limits.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends.ts';

type Answer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

const folder = join(import.meta.dirname, '../../contracts/graphql/operations');

/** Every operation of the shop, with the fragments of its file. */
const ownOperations = readdirSync(folder).flatMap((file) => {
  const { definitions } = parse(readFileSync(join(folder, file), 'utf8'));
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map(print);
  return definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [[print(each), ...fragments].join('\n')] : [],
  );
});

const anySchema = buildSchema('type Query { any: Int }');

test('M12 V4.3.1 the shop’s own operations could be twice as long, deep and expensive', () => {
  const { tokens, depth, aliases, cost } = documentLimits;
  const half = [
    maxDepthRule({ n: depth / 2 }),
    maxAliasesRule({ n: aliases / 2 }),
    costLimitRule({ maxCost: cost / 2 }),
  ];
  expect(ownOperations.length).toBeGreaterThan(30);
  for (const operation of ownOperations)
    expect(() => validate(anySchema, parse(operation, { maxTokens: tokens / 2 }), half), operation).not.toThrow();
});

const repeated = (times: number, part: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => part(at)).join(' ');

eachBackend('GraphQL documents', (backend) => {
  const ask = async (path: string, query: string, token?: string): Promise<Answer> => {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify({ query }),
    });
    // Every GraphQL service answers with this shape.
    return (await answer.json()) as Answer;
  };

  test('M12 V4.3.1 300 aliases of one mutation are refused before any of them runs', async () => {
    const count = async () => (await runSql(backend, 'select count(*)::int as n from passkey_challenges'))[0]?.n;
    const before = await count();
    const query = `mutation { ${repeated(300, (at) => `a${at}: passkeyLoginChallenge { id }`)} }`;
    const answer = await ask('/authorization-gateway/graphql', query, await freshToken(backend));
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.message).toMatch(/Aliases limit/);
    expect(await count()).toBe(before);
  });

  test('M12 V4.3.1 documents that are too long, too deep or too expensive are refused', async () => {
    const deep = `{ ${repeated(30, () => '... on Query {')} __typename ${'}'.repeat(30)} }`;
    const long = `{ ${repeated(3_000, () => '__typename')} }`;
    const costly = `{ ${repeated(45, () => `getProvinces ${'{ x '.repeat(12)}${'}'.repeat(12)}`)} }`;
    expect((await ask('/user-gateway/graphql', deep)).errors?.[0]?.message).toMatch(/depth limit/);
    expect((await ask('/user-gateway/graphql', long)).errors?.[0]?.message).toMatch(/Token limit/);
    expect((await ask('/user-gateway/graphql', costly)).errors?.map(({ message }) => message).join()).toMatch(
      /Cost limit/,
    );
  });
});
