import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { isOperation, operationNames } from '#core/operations.ts';
import { parseAddress } from '#host/http/request-address.ts';
import { hostUnderTest, origin } from './host-under-test.ts';

describe('ERR-03 /api serves only the shop’s operations', () => {
  test('ERR-03 an unknown API route returns JSON, never HTML', async () => {
    const { host } = hostUnderTest();
    for (const path of ['/api', '/api/', '/api/khong-co', '/api/loadCart/extra', '/api/toString', '/api/__proto__']) {
      const answer = await host.get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/json']);
      expect(await answer.json()).toEqual({ ok: false, failure: { kind: 'not-found' } });
    }
  });

  test('every exported operation is reachable, so no two capabilities use one name', async () => {
    const files = readdirSync('src/core').map((capability) => resolve('src/core', capability, 'operations.ts'));
    const modules = await Promise.all(files.filter((file) => existsSync(file)).map((file) => import(file)));
    expect(modules.flatMap((module) => Object.keys(module)).sort()).toEqual([...operationNames].sort());
  });

  test('ERR-03 a command does not accept GET and a query does not accept POST', async () => {
    const { host } = hostUnderTest();
    expect((await host.get('/api/clearCart')).status).toBe(404);
    expect((await host.command('loadShell', {})).status).toBe(404);
  });

  test('ERR-03 a path that names no operation is a 404', async () => {
    const { host } = hostUnderTest();
    await fc.assert(
      fc.asyncProperty(fc.webSegment(), async (segment) => {
        fc.pre(!isOperation(segment) && parseAddress(`${origin}/api/${segment}`, origin) !== null);
        expect((await host.get(`/api/${segment}`)).status).toBe(404);
      }),
    );
  });
});

describe('ERR-10 the results of use cases over HTTP', () => {
  test('CAT-03 a product is returned unchanged from the core with a public cache TTL', async () => {
    const { host } = hostUnderTest();
    const slug = seedProducts[0]?.slug ?? '';
    const answer = await host.get(`/api/loadProduct?input=${encodeURIComponent(JSON.stringify({ slug }))}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({ ok: true, value: { slug } });
  });

  test('ROUTE-48 an unknown product is a 404 with its failure', async () => {
    const { host } = hostUnderTest();
    const answer = await host.get(`/api/loadProduct?input=${encodeURIComponent('{"slug":"khong-co"}')}`);
    expect([answer.status, await answer.json()]).toEqual([404, { ok: false, failure: { kind: 'not-found' } }]);
  });

  test('HDR-05 an answer about one visitor is never cached', async () => {
    const { host } = hostUnderTest();
    const answer = await host.get('/api/loadVisitor');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({ ok: true, value: { isLoggedIn: false, cartId: null } });
  });

  test('ERR-10 malformed input is a 400 that names the field', async () => {
    const { host } = hostUnderTest();
    const answer = await host.get(`/api/loadProduct?input=${encodeURIComponent('{"slug":7}')}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { ok: false, failure: { kind: 'invalid-fields', fields: { slug: 'choice' } } },
    ]);
    expect((await host.get('/api/loadProduct?input=%7B')).status).toBe(400);
  });

  test('ERR-10 whatever input is sent, the API returns JSON and no 5xx', async () => {
    const { host } = hostUnderTest();
    const input = fc.oneof(
      fc.jsonValue(),
      fc.record({ orderId: fc.string(), slug: fc.string(), expectedTotal: fc.integer() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operationNames), input, fc.boolean(), async (name, value, asCommand) => {
        const answer = asCommand
          ? await host.command(name, value)
          : await host.get(`/api/${name}?input=${encodeURIComponent(JSON.stringify(value))}`);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(typeof (await answer.json()).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('CART-17 which sites may send a command', () => {
  const clear = { orderId: null, idempotencyKey: '0123456789abcdef0123456789abcdef' };
  const post = (headers: Record<string, string>) =>
    hostUnderTest().host.send('/api/clearCart', {
      method: 'POST',
      body: JSON.stringify(clear),
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('CART-17 a request from another site’s page is rejected', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ] as readonly Record<string, string>[])
      expect((await post(headers)).status).toBe(403);
  });

  test('CART-17 the shop’s own pages are accepted in new and old browsers', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://shop.example' }] as readonly Record<
      string,
      string
    >[])
      expect((await post(headers)).status).not.toBe(403);
  });

  test('CART-17 an oversized body is a 413', async () => {
    const { host } = hostUnderTest();
    expect((await host.command('setCartNote', { note: 'x'.repeat(100_000) })).status).toBe(413);
  });
});

describe('ERR-06 request ids and logs', () => {
  test('ERR-06 the response and the log carry the same id, which the host generated, and the log contains no query', async () => {
    const { host, logged, called } = hostUnderTest();
    const answer = await host.get('/api/loadVisitor?token=secret', { 'x-request-id': 'forged' });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(logged.find(({ event }) => event === 'request')?.facts).toMatchObject({
      requestId: id,
      path: '/api/loadVisitor',
      status: 200,
    });
    expect(called).toEqual([['loadVisitor', id]]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});
