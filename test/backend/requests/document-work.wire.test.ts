import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { parse } from 'graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeCost } from '#backend/platform/http/graphql-cost.ts';
import { organisationId } from '#contracts/organisation.ts';
import { type AnyDocument, anyDocument, type KnownValues } from '#test/kit/any-document.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { type CountedBackend, openCountedBackend } from '#test/kit/backends/counted-backend.ts';
import { bySize } from '#test/kit/test-size.ts';
import { ownOperations, type WireSchema, wireSchema, wireSchemas } from '#test/kit/wire-schemas.ts';

const RUNS = bySize({ everyday: 60, whole: 100, nightly: 3_000 });

/**
 * Of one request. A document has at most 39 fields at its root (`ROOT_FIELD_COST`), most of which run 2 to 10 statements,
 * two of them for the visitor; parts of lists run one for all items.
 */
const MAX_STATEMENTS = 400;
/** Of one request, rows in rows included: at most 39 whole pages of products, each with some 1,800 prices and stocks. */
const MAX_ROWS = 39 * 2_000;
/** The page of a product asks for its product in one request. */
const PRODUCT_PAGE = 'GetProductByHandle';

const paths: Readonly<Record<string, string>> = {
  authorization: '/authorization-gateway/graphql',
  campaign: '/campaign-gateway/graphql',
  'cloud-service': '/cloud-service-api/graphql',
  computing: '/computing-service/graphql',
  crm: '/crm-graph-gateway/graphql',
  invoice: '/invoice-gateway/graphql',
  'order-cloud': '/order-cloud-service/graphql',
  'payment-hub': '/payment-hub/graphql',
  product: '/product-service/graphql',
  service: '/service-api/graphql',
  storefront: '/graphql',
  user: '/user-gateway/graphql',
};

/** Fields of an answer, the items of lists each with theirs. Objects without a type name are scalars. */
const countFields = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countFields(each), 0);
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + 1 + countFields(each), 0);
};

const emptyDatabase = async (databaseUrl: string): Promise<string> => {
  const name = `work_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return databaseUrl.replace(/\/[^/]+$/, `/${name}`);
};

eachRealBackend('the work of any document', ({ databaseUrl }) => {
  let backend: CountedBackend;
  let known: KnownValues;
  let token: string;
  beforeAll(async () => {
    const own = await emptyDatabase(databaseUrl);
    backend = await openCountedBackend(own);
    const client = new Client({ connectionString: own });
    await client.connect();
    const idOf = async (statement: string) =>
      String((await client.query<{ id: string }>(statement)).rows[0]?.id ?? 'x');
    const party = await idOf('select owner_party_id as id from orders where owner_party_id is not null limit 1');
    known = {
      partnerId: organisationId,
      orgId: organisationId,
      storeChannel: '',
      productId: '1004',
      handle: 'cloud-server-ssd-4',
      provinceId: '79',
      ownerId: party,
      partyId: party,
      ownerPartyId: party,
      serviceId: await idOf('select id from cloud_services limit 1'),
      orderId: await idOf('select order_id as id from cloud_services limit 1'),
      invoiceId: await idOf('select id from invoices limit 1'),
      paymentId: await idOf('select id from payments limit 1'),
    };
    await client.end();
    const login = await backend.request('/public/oauth2/api/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'khach@example.vn', password: 'Thue-May-2026' }),
    });
    token = ((await login.json()) as { accessToken: string }).accessToken;
  });
  afterAll(() => backend.close());

  const ask = async ({ name }: WireSchema, { query, variables }: AnyDocument) => {
    const { answer, ...work } = await backend.workOf(async () => {
      const response = await backend.request(paths[name] ?? name, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      // Every GraphQL service answers with this shape.
      return (await response.json()) as { readonly data?: unknown; readonly errors?: readonly { message: string }[] };
    });
    return { ...work, ...answer };
  };

  // Before the generated documents, of which one may end the session.
  test('V15.2.2 a download of all personal data costs its statements, once or under ten names', async () => {
    const authorization = wireSchema('authorization');
    const download = (times: number) =>
      `{ ${Array.from({ length: times }, (_, at) => `d${at}: personalData { name rows }`).join(' ')} }`;
    for (const times of [1, 2]) {
      const { statements, data } = await ask(authorization, { query: download(times), variables: {} });
      expect(Object.keys(data ?? {})).toHaveLength(times);
      expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    }
    for (const times of [4, 9]) {
      const { statements, data } = await ask(authorization, { query: download(times), variables: {} });
      expect(data).toBeUndefined();
      expect(statements).toBeLessThan(5);
    }
  });

  test.each(wireSchemas)(
    'V15.2.2 no document of $name does more than a stated work, nor answers more than it costs',
    async (wire) => {
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(anyDocument(wire, known), async (document) => {
          const { statements, rows, data } = await ask(wire, document);
          expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
          expect(rows).toBeLessThanOrEqual(MAX_ROWS);
          if (!data) return;
          answered += 1;
          // The root has no type name of its own here.
          const fields = Object.values(data).reduce<number>((sum, each) => sum + 1 + countFields(each), 0);
          const cost = computeCost(wire.executable, parse(document.query), document.variables);
          expect(fields).toBeLessThanOrEqual(cost);
        }),
        { numRuns: RUNS },
      );
      // Otherwise the law speaks of refusals only.
      expect(answered).toBeGreaterThan(RUNS / 20);
    },
  );

  test('V15.2.2 nine levels of extras in 200 bytes do less than a product page', async () => {
    const product = wireSchema('product');
    const [, query = ''] = ownOperations.find(([, text]) => text.includes(`query ${PRODUCT_PAGE}(`)) ?? [];
    const page = await ask(product, { query, variables: known });
    expect(page.errors ?? []).toEqual([]);
    const extras = (levels: number): string => (levels === 0 ? 'id' : `id extras { ${extras(levels - 1)} }`);
    const shop = `partnerId: "${organisationId}", storeChannel: ""`;
    for (const levels of [2, 9, 17]) {
      const nested = `{ getSimpleProducts(${shop}, maxResult: 1) { data { ${extras(levels)} } } }`;
      const { statements, data } = await ask(product, { query: nested, variables: {} });
      expect(data).toBeUndefined();
      expect(statements).toBeLessThan(page.statements);
    }
    const single = `{ getSimpleProducts(${shop}, maxResult: 1e9) { data { ${extras(1)} } } }`.replace(
      '1e9',
      '1000000000',
    );
    const widest = await ask(product, { query: single, variables: {} });
    expect(widest.errors ?? []).toEqual([]);
    expect(widest.statements).toBeLessThanOrEqual(page.statements + 5);
  });

  test('V15.2.2 no query of content or catalogue over REST does more than a few statements', async () => {
    const name = fc.constantFrom(
      'populate',
      'filters',
      'sort',
      'fields',
      'ids',
      'id',
      'product',
      'pagination',
      'category',
    );
    const step = fc.constantFrom(
      '[author]',
      '[articles]',
      '[populate]',
      '[$or]',
      '[0]',
      '[title]',
      '[$eq]',
      '[[[[',
      '[]',
    );
    const value = fc.constantFrom(
      '*',
      'true',
      'author',
      'author.articles.author',
      '1004',
      '1,2,3',
      '1e9',
      'a,'.repeat(150),
    );
    const parameter = fc
      .tuple(name, fc.array(step, { maxLength: 6 }), value)
      .map(([first, steps, given]) => `${first}${steps.join('')}=${encodeURIComponent(given)}`);
    const query = fc
      .array(parameter, { maxLength: 12 })
      .chain((some) =>
        fc.constantFrom(1, 30).map((times) => Array.from({ length: times }, () => some.join('&')).join('&')),
      );
    const address = fc.constantFrom(
      '/api/articles',
      '/api/authors',
      '/api/pages',
      '/api/articles/1',
      `/product-service/v1/products/${organisationId}/5001`,
      `/product-service/v1/products/${organisationId}/5001/option-v2`,
    );
    await fc.assert(
      fc.asyncProperty(address, query, async (path, search) => {
        const { statements, rows, answer } = await backend.workOf(() => backend.request(`${path}?${search}`));
        expect(statements).toBeLessThanOrEqual(10);
        expect(rows).toBeLessThanOrEqual(MAX_ROWS / 10);
        expect([200, 400, 404, 500]).toContain(answer.status);
      }),
      { numRuns: RUNS * 4 },
    );
    for (const [path, words] of [
      [`/api/articles?${'a=1&'.repeat(201)}`, /At most 200 parameters/],
      [`/api/articles?ids=${'1,'.repeat(150)}`, /At most 100 values/],
      [`/api/articles?${Array.from({ length: 60 }, (_, at) => `populate[${at}]=author`).join('&')}`, /At most 50/],
      [`/product-service/v1/products/${organisationId}/5001/option-v2?id=${'1,'.repeat(150)}`, /At most 100 products/],
      [
        `/product-service/v1/products/${organisationId}/5001?${Array.from({ length: 101 }, (_, at) => `a${at}=1`).join('&')}`,
        /At most 100 parameters/,
      ],
    ] as const) {
      const answer = await backend.request(path);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.text()).toMatch(words);
    }
  });
});
