import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registryNames } from '#backend/domain-registry/schema.ts';
import { checkDomain } from '#backend/domain-registry/service.ts';
import type { Backend } from '#backend/server.ts';
import { organisationId, websiteStoreCode } from '#contracts/organisation.ts';
import { soldExtensions } from '#contracts/seed/domains/domain-names.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { startNewProduction } from '#test/kit/backends/production-backend.ts';
import { forAll } from '#test/kit/for-all.ts';

/** Names that the registry of .com and the registrar know. */
const taken = ['google.com', 'github.com', 'shopee.vn', 'momo.vn', 'vietcombank.com.vn'];

/** A registry that speaks RDAP for .com, and a registrar's whois service for the rest. */
const startRegistries = async (): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer(({ url = '' }, answer) => {
    const name = decodeURIComponent(url.split('/').at(-1) ?? '');
    const isTaken = taken.includes(name);
    const [status, body] = url.startsWith('/rdap/')
      ? isTaken
        ? [200, { objectClassName: 'domain', ldhName: name.toUpperCase() }]
        : [404, { errorCode: 404, title: 'Not Found' }]
      : [200, { domain: name, status: isTaken ? 'REGISTERED' : 'AVAILABLE' }];
    answer.writeHead(Number(status), { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
};

const statusOf = async (backend: Backend, name: string): Promise<string> => {
  const answer = await fetch(`${backend.url}/v2/getwhois/${encodeURIComponent(name)}`);
  return ((await answer.json()) as { readonly status: string }).status;
};

eachRealBackend('domains in production', ({ databaseUrl }) => {
  let registries: Awaited<ReturnType<typeof startRegistries>>;
  /** A registry is named, and nobody answers there. */
  let silent: Backend;
  let asking: Backend;
  let without: Backend;
  beforeAll(async () => {
    registries = await startRegistries();
    const { origin } = registries;
    silent = await startNewProduction(databaseUrl, {
      RDAP_BASES: 'com=http://127.0.0.1:9/',
      RDAP_BOOTSTRAP: '',
    });
    asking = await startNewProduction(databaseUrl, {
      RDAP_BASES: `com=${origin}/rdap/`,
      RDAP_BOOTSTRAP: '',
      WHOIS_URL: origin,
    });
    without = await startNewProduction(databaseUrl, { RDAP_BOOTSTRAP: '', DOMAIN_SALES: 'off' });
  });
  afterAll(async () => {
    await Promise.all([silent, asking, without].map((each) => each.close()));
    registries.server.close();
  });

  test('DOM-04 V15.2.3 without an answer of a registry no name is free, whatever is asked', async () => {
    for (const name of [...taken, 'facebook.com', 'ten-rat-dai-khong-ai-mua.vn', 'a1.net'])
      for (const backend of [silent, without]) expect([name, await statusOf(backend, name)]).toEqual([name, 'UNKNOWN']);
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/);
    await forAll(
      fc.tuple(label, fc.constantFrom(...soldExtensions), fc.constantFrom(silent, without)),
      async ([first, extension, backend]) => {
        expect(await statusOf(backend, first + extension)).not.toBe('AVAILABLE');
        expect(await checkDomain(backend.deps)(first + extension)).not.toBe('available');
      },
      60,
    );
  });

  test('DOM-04 generic names are asked by RDAP, .vn of the registrar', async () => {
    for (const name of taken) expect([name, await statusOf(asking, name)]).toEqual([name, 'REGISTERED']);
    for (const name of ['ten-con-trong-1.com', 'ten-con-trong-2.vn', 'ten-con-trong-3.net'])
      expect([name, await statusOf(asking, name)]).toEqual([name, 'AVAILABLE']);
    expect(await checkDomain(asking.deps)('ten-con-trong-4.vn')).toBe('available');
  });

  test('DOM-04 what was sold here is registered, also while its registry says that it is free', async () => {
    const name = 'vua-ban-o-day.com';
    expect(await statusOf(asking, name)).toBe('AVAILABLE');
    await asking.deps.db.insert(registryNames).values({ name, status: 'REGISTERED' });
    expect(await statusOf(asking, name)).toBe('REGISTERED');
  });

  test('DOM-01 CFG-01 with DOMAIN_SALES=off the catalogue has no domain, and the rest as before', async () => {
    const list = async (backend: Backend, query: string) => {
      const at = `${backend.url}/product-service/v1/products/${organisationId}/${websiteStoreCode}?maxResult=100&${query}`;
      const { data } = (await (await fetch(at)).json()) as { readonly data?: readonly { readonly type: string }[] };
      return data ?? [];
    };
    expect((await list(asking, 'category=domain')).length).toBeGreaterThan(10);
    expect(await list(without, 'category=domain')).toEqual([]);
    expect((await list(without, '')).length).toBeGreaterThan(10);
    expect((await list(without, '')).filter(({ type }) => type === 'domain')).toEqual([]);
  });
});
