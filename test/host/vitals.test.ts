import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memorySettings } from '#adapters/memory/settings.ts';
import { prometheusMetrics } from '#host/metrics/prometheus-metrics.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from './host-under-test.ts';

const measuring = { ...memorySettings.integrations, vitals: true };
const own = { 'sec-fetch-site': 'same-origin' };

const shop = (integrations = measuring) => {
  const metrics = prometheusMetrics();
  const { host } = hostUnderTest({ renderer: jsonRenderer(), metrics, integrations });
  return {
    tell: async (body: unknown, headers: Readonly<Record<string, string>> = own) =>
      (await host.send('/vitals', { method: 'POST', headers, body: JSON.stringify(body) })).status,
    lines: async () => (await metrics.read()).text.split('\n').filter((line) => line.startsWith('shop_web_vital')),
  };
};

describe('ERR-06 CON-01 what browsers measured', () => {
  test('ERR-06 is counted by name and family of pages, in seconds and in parts of the window', async () => {
    const { tell, lines } = shop();
    expect(await tell({ pages: 'lists', values: { LCP: 1_300, INP: 90, CLS: 0.015, TTFB: 40, FCP: 800 } })).toBe(204);
    expect(await tell({ pages: 'lists', values: { LCP: 2_600 } })).toBe(204);
    const counted = await lines();
    for (const line of [
      'shop_web_vital_seconds_bucket{le="2.5",name="LCP",pages="lists"} 1',
      'shop_web_vital_seconds_count{name="LCP",pages="lists"} 2',
      'shop_web_vital_seconds_bucket{le="0.1",name="INP",pages="lists"} 1',
      'shop_web_vital_layout_shift_bucket{le="0.02",pages="lists"} 1',
    ])
      expect(counted).toContain(line);
  });

  test('V14.2.3 nothing else is taken: no address, no id, no unknown page, no text, no number that is none', async () => {
    const { tell, lines } = shop();
    const before = await lines();
    for (const body of [
      null,
      [],
      {},
      { pages: 'lists' },
      { pages: '/don-hang/bi-mat', values: { LCP: 1 } },
      { pages: 'lists', values: { LCP: '1300' } },
      { pages: 'lists', values: { LCP: -1 } },
      { pages: 'lists', values: { LCP: null } },
      { pages: 'lists', values: { 'may@example.vn': 1 } },
      { pages: 'lists', values: { LCP: 1 }, visitor: 'may@example.vn' },
    ])
      expect([body, await tell(body)]).toEqual([body, 400]);
    expect(await tell({ pages: 'lists', values: { LCP: 1, INP: 'x'.repeat(70_000) } })).toBe(413);
    expect(await lines()).toEqual(before);
  });

  test('V14.2.3 any JSON is answered by 204 or 400, and names in the metrics stay the known ones', async () => {
    const { tell, lines } = shop();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({ pages: fc.string(), values: fc.jsonValue() })),
        async (body) => {
          expect([204, 400]).toContain(await tell(body));
        },
      ),
    );
    for (const line of await lines()) expect(line).toMatch(/pages="(home|lists|product|reading|other)"/);
  });

  test('V3.5.1 another site cannot send any, and a shop that does not measure has no such address', async () => {
    const body = { pages: 'home', values: { LCP: 1 } };
    expect(await shop().tell(body, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const { tell, lines } = shop(memorySettings.integrations);
    expect(await tell(body)).not.toBe(204);
    expect(await lines()).toEqual([]);
  });
});
