import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { eachRealBackend } from '#test/kit/backends.ts';
import { type CountedBackend, openCountedBackend } from '#test/kit/counted-backend.ts';

type Answer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

eachRealBackend('the work of a request', ({ databaseUrl }) => {
  let backend: CountedBackend;
  beforeAll(async () => {
    backend = await openCountedBackend(databaseUrl);
  });
  afterAll(() => backend.close());

  const ask = (path: string, query: string, variables: object = {}) =>
    backend.workOf(async () => {
      const body = JSON.stringify({ query, variables });
      const answer = await backend.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
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
});
