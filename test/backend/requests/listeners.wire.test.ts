import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInnerApp, createPublicApp, createStaffListener } from '#backend/listeners.ts';
import type { Backend } from '#backend/server.ts';
import { routesOf, sampleOf, strangersTable } from '#test/kit/backends/backend-routes.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { startNewProduction } from '#test/kit/backends/production-backend.ts';

const ask = async (url: string, route: string): Promise<number> => {
  const { method, path } = sampleOf(route);
  return (await fetch(url + path, { method, redirect: 'manual' })).status;
};

eachRealBackend('the listeners of a backend in production', ({ databaseUrl }) => {
  let backend: Backend;
  let open: Backend;
  let inner: readonly string[];
  let outer: readonly string[];
  let staff: readonly string[];

  beforeAll(async () => {
    backend = await startNewProduction(databaseUrl);
    open = await startNewProduction(databaseUrl, { PUBLIC_API: '1' });
    inner = routesOf(createInnerApp(backend.deps));
    outer = routesOf(createPublicApp(backend.deps));
    staff = routesOf(createStaffListener(backend.deps));
  });
  afterAll(() => Promise.all([backend.close(), open.close()]));

  test('V4.1.1 V13.4.5 strangers reach the addresses of docs/security.md and no other', () => {
    expect(strangersTable().length).toBeGreaterThan(8);
    expect([...outer].sort()).toEqual([...strangersTable()].sort());
  });

  test('V4.1.1 an address of the services or the staff is a 404 at the public listener, and one of the public listener at the services', async () => {
    expect(inner.length).toBeGreaterThan(100);
    const closed = [...inner, ...staff].filter((route) => !outer.includes(route));
    for (const route of closed) expect([route, await ask(backend.publicUrl, route)]).toEqual([route, 404]);
    for (const route of outer) expect([route, await ask(backend.url, route)]).toEqual([route, 404]);
  });

  test('V4.1.1 the public listener tells neither health, metrics nor schema', async () => {
    for (const path of ['/', '/livez', '/readyz', '/metrics', '/graphql', '/api/faqs', '/uploads/logo.svg'])
      expect([path, (await fetch(backend.publicUrl + path)).status]).toEqual([path, 404]);
  });

  test('CFG-01 with PUBLIC_API=1 the services answer at the public listener too, with the limits of a document', async () => {
    const post = async (url: string, query: string): Promise<unknown> => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
      return (await fetch(`${url}/product-service/graphql`, init)).json();
    };
    expect(await post(open.publicUrl, '{ __typename }')).toEqual({ data: { __typename: 'Query' } });
    expect(await post(open.publicUrl, '{ __schema { types { name } } }')).toHaveProperty('errors');
    expect(routesOf(createPublicApp(open.deps))).toEqual(expect.arrayContaining([...outer]));
    expect((await fetch(`${open.publicUrl}/readyz`)).status).toBe(404);
  });
});
