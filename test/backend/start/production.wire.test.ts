import { sql } from 'drizzle-orm';
import { type GraphQLSchema, getNamedType, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findUsableVoucher } from '#backend/campaigns/read-vouchers.ts';
import type { Backend } from '#backend/server.ts';
import { authorisationCalls } from '#test/kit/authorisation-calls.ts';
import { eachRealBackend, freshToken } from '#test/kit/backends/backends.ts';
import { emptyDatabase, startProduction } from '#test/kit/backends/production-backend.ts';
import { wireSchema } from '#test/kit/wire-schemas.ts';

const logInDemo = async (backend: Backend) =>
  (await authorisationCalls(backend).post(
    '/public/oauth2/api/v1/login',
    { username: 'khach@example.vn', password: 'Thue-May-2026' },
    await freshToken(backend),
  )) as { readonly status: number; readonly body: { readonly accessToken?: string | null } };

const rowsIn = async ({ deps }: Backend, table: string): Promise<number> => {
  const { rows } = await deps.db.execute<{ count: string }>(sql.raw(`select count(*) from ${table}`));
  return Number(rows[0]?.count);
};

/** Address and method of each stand-in, and of what only tests call. */
const standIns = [
  ['GET', '/'],
  ['GET', '/sandbox-company-directory/v2/business/9900000016'],
  ['GET', '/sandbox-bank/any'],
  ['POST', '/sandbox-bank/any'],
  ['GET', '/sandbox-panel/enter?token=any'],
  ['GET', '/sandbox-lab/enter?token=any'],
  ['GET', '/identity-provider/google/authorize'],
  ['POST', '/identity-provider/google/authorize'],
  ['POST', '/identity-provider/google/token'],
  ['GET', '/outbox'],
  ['GET', '/outbox/any'],
  ['GET', '/chat/packs/js/sdk.js'],
  ['GET', '/chat/packs/js/widget.js'],
  ['GET', '/chat/widget?website_token=thu-nghiem'],
  ['POST', '/chat/widget'],
  ['POST', '/desk/lists/chat-messages'],
  ['POST', '/sandbox-clock'],
] as const;

const graphqlPaths = [
  '/authorization-gateway',
  '/campaign-gateway',
  '/cloud-service-api',
  '/computing-service',
  '/crm-graph-gateway',
  '/invoice-gateway',
  '/order-cloud-service',
  '/payment-hub',
  '/product-service',
  '/service-api',
  '/user-gateway',
  '',
].map((service) => `${service}/graphql`);

const guessedServices = [
  ['/product-service/graphql', 'product'],
  ['/authorization-gateway/graphql', 'authorization'],
  ['/campaign-gateway/graphql', 'campaign'],
  ['/cloud-service-api/graphql', 'cloud-service'],
  ['/graphql', 'storefront'],
] as const;

const suggests = (schema: GraphQLSchema, query: string): boolean =>
  validate(schema, parse(query)).some(({ message }) => message.includes('Did you mean'));

eachRealBackend('a backend in production', ({ databaseUrl }) => {
  let fresh: Backend;
  let reused: Backend;
  let heldToken: string;
  let triedUrl: string;

  beforeAll(async () => {
    fresh = await startProduction(await emptyDatabase(databaseUrl));
    triedUrl = await emptyDatabase(databaseUrl);
    const development = await startProduction(triedUrl, { MODE: 'development' });
    const { body } = await logInDemo(development);
    heldToken = body.accessToken ?? '';
    await development.close();
    reused = await startProduction(triedUrl);
  });
  afterAll(() => Promise.all([fresh.close(), reused.close()]));

  test.each(standIns)('V15.2.3 no stand-in answers: %s %s', async (method, path) => {
    const init = { method, ...(method === 'POST' ? { body: new URLSearchParams({ deed: 'confirm' }) } : {}) };
    for (const url of [fresh.url, fresh.publicUrl])
      expect([url, (await fetch(`${url}${path}`, init)).status]).toEqual([url, 404]);
  });
  test.each(graphqlPaths)('V4.3.2 V13.4.2 no endpoint tells its schema or shows an explorer: %s', async (path) => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }'])
      expect((await authorisationCalls(fresh).post(path, { query }, null)).body.errors).toEqual([
        expect.objectContaining({ message: 'The schema is not told' }),
      ]);
    const page = await fetch(`${fresh.url}${path}`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/graphiql/i);
  });
  // What the document itself says, such as «Did you mean "a { ... }"?» about its field `a`, completes nothing.
  const completes = /Did you mean (?!\\"\w+ \{ \.\.\. \}\\")/;
  test('V13.4.2 no endpoint completes a name that was nearly guessed: of a field, argument, type, input or value', async () => {
    const guess = async (path: string, query: string, variables = {}) => {
      const { body } = await authorisationCalls(fresh).post(path, { query, variables }, null);
      expect(
        body.errors?.map((each) => each.extensions.code),
        query,
      ).toEqual(['BAD_USER_INPUT']);
      return JSON.stringify(body);
    };
    const completed: string[] = [];
    for (const [path, name] of guessedServices) {
      const { schema } = wireSchema(name);
      const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
      const documents = fields.flatMap((field) => [
        `{ ${field.name}s }`,
        ...field.args.map((each) => `{ ${field.name}(${each.name}x: 1) }`),
        ...field.args.map((each) => `query ($a: ${getNamedType(each.type).name}x) { ${field.name}(${each.name}: $a) }`),
        `fragment F on ${getNamedType(field.type).name}x { id } { ...F }`,
      ]);
      // Otherwise nothing is hidden.
      expect(documents.some((query) => suggests(schema, query))).toBe(true);
      for (const query of documents) {
        const answer = await authorisationCalls(fresh).post(path, { query }, null);
        expect([query, answer.body.errors?.some((each) => each.extensions.code === 'BAD_USER_INPUT')]).toEqual([
          query,
          true,
        ]);
        if (completes.test(JSON.stringify(answer.body.errors))) completed.push(query);
      }
    }
    const change = 'mutation ($f: ContactField!) { cancelContactChange(field: $f) }';
    const path = '/authorization-gateway/graphql';
    for (const [query, variables] of [
      ['mutation { cancelContactChange(field: EMAILS) }', {}],
      ['mutation { cancelContactChange(field: "EMAIL") }', {}],
      [change, { f: 'EMAILS' }],
      [change, { f: 'PHON' }],
      ['mutation { login(loginRequest: {username: "a", password: "b", orgID: "c"}) { partyId } }', {}],
      ['mutation ($l: LoginRequest!) { login(loginRequest: $l) { partyId } }', { l: { usernam: 'a', password: 'b' } }],
      ['{ loginProviders }', {}],
    ] as const)
      if (completes.test(await guess(path, query, variables))) completed.push(query);
    expect(completed).toEqual([]);
  });
  test('a shop that was not tried before offers neither the sandbox bank nor the sample account', async () => {
    expect(fresh.deps.environment.payments.sandboxBank).toBe(false);
    const accounts = fresh.deps.environment.payments.providers.flatMap((each) =>
      each.kind === 'transfer' ? [each.account.accountNumber] : [],
    );
    expect(accounts).toEqual(['0912']);
  });
  test('DOM-01 records of domains are kept only for name servers that take them', async () => {
    const { rows } = await reused.deps.db.execute<{ id: string }>(
      sql`select id from cloud_services where type = 'domain' limit 1`,
    );
    const [id = ''] = rows.map((row) => row.id);
    const headers = { authorization: `Bearer ${inject('secrets').staff}` };
    const read = async ({ url }: Backend, path: string) => {
      const answer = await fetch(`${url}${path}/${id}`, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await read(reused, '/dns/v1/zones')).toMatchObject({ status: 404 });
    expect(await read(reused, '/domain-control/v1/domains')).toMatchObject({
      body: { data: { shopNameServers: [], isServed: false } },
    });
    const NAME_SERVERS = 'NS1.May.vn, ns2.may.vn';
    const idle = await startProduction(triedUrl, { NAME_SERVERS });
    expect(await read(idle, '/dns/v1/zones')).toMatchObject({ status: 404 });
    expect(await read(idle, '/domain-control/v1/domains')).toMatchObject({ body: { data: { shopNameServers: [] } } });
    await idle.close();
    const named = await startProduction(triedUrl, {
      NAME_SERVERS,
      DNS_PUBLISHER: 'powerdns',
      POWERDNS_API_URL: 'http://127.0.0.1:9',
      POWERDNS_API_KEY: 'b6e0d2a94c17f83550aa9e61d7c4b28f',
    });
    try {
      const publication = { isCurrent: false, publishedAt: null };
      expect(await read(named, '/dns/v1/zones')).toMatchObject({ status: 200, body: { data: { publication } } });
      expect(await read(named, '/domain-control/v1/domains')).toMatchObject({
        body: { data: { shopNameServers: ['ns1.may.vn', 'ns2.may.vn'], isServed: true } },
      });
    } finally {
      await named.close();
    }
  });
  test('V6.3.2 a new database holds no demo customer and nothing of theirs', async () => {
    const tables = ['user_logins', 'passwords', 'parties', 'orders', 'payments', 'favourites', 'reviews', 'vouchers'];
    for (const table of tables) expect([table, await rowsIn(fresh, table)]).toEqual([table, 0]);
    expect((await logInDemo(fresh)).status).toBe(401);
  });
  test('V6.3.2 the demo customer of a database that was tried before cannot log in, and their session has ended', async () => {
    expect(heldToken).toMatch(/^[\w-]{43}$/);
    expect((await logInDemo(reused)).status).toBe(401);
    const headers = new Headers({ authorization: `Bearer ${heldToken}` });
    expect(await reused.deps.visitorOf(headers)).toBeNull();
    expect(await rowsIn(reused, 'user_logins')).toBe(0);
  });
  test('V15.2.3 in a database that was tried before the sample codes have ended and the sample reviews are gone', async () => {
    const { deps } = reused;
    expect(await rowsIn(reused, 'reviews')).toBe(0);
    const { rows } = await deps.db.execute<{ code: string }>(sql`select code from vouchers`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { code } of rows) expect([code, await findUsableVoucher(deps, code)]).toEqual([code, null]);
  });
  test('V15.2.3 no stand-in of development starts on a database that has served customers', async () => {
    const live = await emptyDatabase(databaseUrl);
    await (await startProduction(live)).close();
    await expect(startProduction(live, { MODE: 'development' })).rejects.toThrow(
      /^This database has served a shop in production; /,
    );
    await (await startProduction(live)).close();
  });
});
