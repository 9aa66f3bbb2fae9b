import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachRealBackend } from '#test/kit/backends/backends.ts';
import { type CutConnection, cutConnection } from '#test/kit/backends/cut-connection.ts';
import { type LoggedBackend, startLoggedBackend } from '#test/kit/backends/logged-backend.ts';

const TOKEN = 'metrics-token-0123456789-abcdefghij';
const bearer = { headers: { authorization: `Bearer ${TOKEN}` } };

eachRealBackend('metrics of the backend', ({ databaseUrl }) => {
  let network: CutConnection;
  let backend: LoggedBackend;
  beforeAll(async () => {
    const url = new URL(databaseUrl);
    network = await cutConnection(Number(url.port));
    url.host = `127.0.0.1:${network.port}`;
    backend = await startLoggedBackend(url.href, { METRICS_TOKEN: TOKEN });
  });
  afterAll(async () => {
    network.set('passes');
    await backend.close();
    await network.close();
  });

  test('ERR-06 the staff listener tells requests, orders, payments and messages to who has the token', async () => {
    const body = JSON.stringify({ query: '{ getProvinces { id } }' });
    await fetch(`${backend.url}/user-gateway/graphql`, { method: 'POST', body });
    const answer = await fetch(`${backend.staffUrl}/metrics`, bearer);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('shop_backend_requests_total{kind="graphql",status="200"} 1');
    expect(text).toMatch(/^shop_orders\{status="(draft|open|confirmed|completed|closed)"\} [1-9]/m);
    expect(text).toMatch(/^shop_message_oldest_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).not.toContain('unknown');
  });

  test('V14.3.2 without the token, on the public listener and without METRICS_TOKEN there are none', async () => {
    expect((await fetch(`${backend.staffUrl}/metrics`)).status).toBe(401);
    expect((await fetch(`${backend.staffUrl}/metrics`, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
    expect((await fetch(`${backend.url}/metrics`, bearer)).status).toBe(404);
    const without = await startLoggedBackend(databaseUrl);
    expect((await fetch(`${without.staffUrl}/metrics`, { ...bearer, redirect: 'manual' })).status).toBe(404);
    await without.close();
  });

  test('ERR-06 without a database the backend still tells what the process knows', async () => {
    network.set('down');
    const answer = await fetch(`${backend.staffUrl}/metrics`, bearer);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('nodejs_eventloop_lag')]);
  });
});
