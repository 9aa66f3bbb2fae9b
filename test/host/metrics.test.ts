import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostMetrics } from '#host/metrics/metrics.ts';
import { prometheusMetrics } from '#host/metrics/prometheus-metrics.ts';
import { requestKind } from '#host/metrics/request-kind.ts';
import { serveMetrics } from '#host/metrics/serve-metrics.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { answerTo, statusLineOf, twoHosts } from '#test/kit/backends/two-hosts.ts';
import { hostUnderTest } from './host-under-test.ts';

const tokens = ['metrics-token-0123456789-abcdefghij', 'older-token-0123456789-abcdefghijkl'] as const;

describe('ERR-06 metrics of the host', () => {
  let metrics: HostMetrics;
  let served: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    metrics = prometheusMetrics();
    served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, tokens });
  });
  afterAll(() => served.close());

  const read = (authorization?: string, path = '') =>
    fetch(served.url + path, authorization === undefined ? {} : { headers: { authorization } });
  const lines = async (): Promise<readonly string[]> => (await metrics.read()).text.split('\n');

  test('ERR-06 requests are counted by kind and status, and shared pages by where they came from', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer(), metrics });
    await host.get('/cua-hang');
    await host.get('/cua-hang');
    await host.get('/api/khong-co');
    await host.get('/livez');
    const counted = await lines();
    for (const line of [
      'shop_host_requests_total{kind="page",status="200"} 2',
      'shop_host_requests_total{kind="api",status="404"} 1',
      'shop_host_requests_total{kind="check",status="200"} 1',
      'shop_host_request_seconds_count{kind="page"} 2',
      'shop_host_shared_pages_total{from="drawn"} 1',
      'shop_host_shared_pages_total{from="cache"} 1',
    ])
      expect(counted).toContain(line);
  });

  test('ERR-06 calls are counted by service and outcome; event loop and memory are there', async () => {
    metrics.call({ service: 'product', outcome: 'garbled', ms: 20 });
    const counted = await lines();
    expect(counted).toContain('shop_host_calls_total{service="product",outcome="garbled"} 1');
    expect(counted).toContain('shop_host_call_seconds_bucket{le="0.025",service="product"} 1');
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(counted.some((line) => line.startsWith(`${name} `))).toBe(true);
  });

  test('V4.2.1 a request that names two hosts is a 400', async () => {
    for (const request of twoHosts)
      expect([request, statusLineOf(await answerTo(served.url, request))]).toEqual([
        request,
        'HTTP/1.1 400 Bad Request',
      ]);
  });

  test('V14.3.2 only who has a token reads them, and nothing else is there', async () => {
    for (const wrong of [undefined, 'Bearer ', 'Bearer x', `Bearer ${tokens.join(',')}`, tokens[0]])
      expect([wrong, (await read(wrong)).status]).toEqual([wrong, 401]);
    for (const token of tokens) {
      const answer = await read(`Bearer ${token}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    }
    expect((await read(`Bearer ${tokens[0]}`, '/x')).status).toBe(404);
    // The public listener has none.
    const { host } = hostUnderTest({ renderer: jsonRenderer(), metrics });
    const page = await host.get('/metrics', { authorization: `Bearer ${tokens[0]}` });
    expect(await page.text()).not.toContain('shop_host_requests');
  });

  test('ERR-06 a reading that fails answers 500 and ends nothing', async () => {
    const read = () => Promise.reject(new Error('a collector failed'));
    const failing = await serveMetrics({ ...metrics, read }, { host: '127.0.0.1', port: 0, tokens });
    const answer = await fetch(failing.url, { headers: { authorization: `Bearer ${tokens[0]}` } });
    expect(answer.status).toBe(500);
    await failing.close();
  });

  test.each([
    ['GET', '/', 'page'],
    ['POST', '/gio-hang', 'form'],
    ['POST', '/api/addToCart', 'api'],
    ['GET', '/images/a.webp', 'picture'],
    ['GET', '/assets/shop-1a2b.js', 'file'],
    ['GET', '/sitemap.xml', 'feed'],
    ['GET', '/readyz', 'check'],
  ] as const)('ERR-06 %s %s is counted as %s', (method, path, kind) => {
    expect(requestKind(method, path)).toBe(kind);
  });
});
