import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import { createRedirectGate } from '#host/pages/redirect-gate.ts';
import { jsonRenderer } from './drawing.ts';
import { hostUnderTest } from './host-under-test.ts';

const origin = 'https://shop.example';
const noRedirect: RedirectDecision = { kind: 'continue' };
const permanentRedirect = (to: string): RedirectDecision => ({ kind: 'redirect', to, status: 301 });

/** A redirect gate over a table of rules that records the look-ups. */
const gateOver = (
  rules: Readonly<Record<string, RedirectDecision>>,
  most: number | null = null,
  maxBytes = 1_000_000,
) => {
  const asked: string[] = [];
  const clock = { at: 0, now: () => clock.at };
  const gate = createRedirectGate(
    async (path) => {
      asked.push(path);
      return rules[path] ?? noRedirect;
    },
    { clock, origin, most, maxBytes },
  );
  return { gate: (path: string) => gate(path, 'r'), asked, clock };
};

describe('RED-01 the content system’s redirect rules before every page', () => {
  test('RED-04 a rule redirects with its own target and status', async () => {
    const { gate } = gateOver({ '/cu': { kind: 'redirect', to: '/moi', status: 302 } });
    expect(await gate('/cu')).toEqual({ kind: 'redirect', to: '/moi', status: 302 });
  });

  test('RED-01 a path is looked up once in thirty seconds, for hits and misses alike', async () => {
    const { gate, asked, clock } = gateOver({ '/cu': { kind: 'gone' } });
    for (const path of ['/cu', '/khong-co', '/cu', '/khong-co']) await gate(path);
    expect(asked).toEqual(['/cu', '/khong-co']);
    clock.at = 30_001;
    await gate('/khong-co');
    expect(asked).toEqual(['/cu', '/khong-co', '/khong-co']);
  });

  test('RED-01 a shorter cache limit makes the look-up more frequent', async () => {
    const { gate, asked, clock } = gateOver({}, 2);
    for (const at of [0, 1_999, 2_000]) {
      clock.at = at;
      await gate('/cu');
    }
    expect(asked).toEqual(['/cu', '/cu']);
  });

  test('RED-01 concurrent requests for one address share one look-up', async () => {
    const { gate, asked } = gateOver({ '/cu': { kind: 'gone' } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => gate('/cu')));
    expect(asked).toHaveLength(1);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['gone']));
  });

  test('M14 RED-01 V2.4.1 long paths fill no more than the limit, and the least recently used are evicted', async () => {
    const { gate, asked } = gateOver({}, null, 100_000);
    const path = (each: number): string => `/${each}`.padEnd(10_000, 'x');
    for (let each = 0; each < 10; each += 1) await gate(path(each));
    await gate(path(9));
    expect(asked).toHaveLength(10);
    await gate(path(0));
    expect(asked).toHaveLength(11);
  });

  test('RED-05 a look-up that throws lets the page continue', async () => {
    const gate = createRedirectGate(() => Promise.reject(new Error('down')), { clock: { now: () => 0 }, origin });
    expect(await gate('/cua-hang', 'r')).toEqual(noRedirect);
  });

  test('RED-03 a redirect loop is invalid, like a rule without a target', async () => {
    const { gate } = gateOver({
      '/a': permanentRedirect('/b'),
      '/b': permanentRedirect(`${origin}/c`),
      '/c': permanentRedirect('/a'),
      '/self': permanentRedirect('/self'),
    });
    expect(await gate('/a')).toEqual({ kind: 'invalid' });
    expect(await gate('/self')).toEqual({ kind: 'invalid' });
  });

  test('RED-04 a chain may have five rules, not more', async () => {
    const chain = (hops: number) =>
      gateOver(
        Object.fromEntries(Array.from({ length: hops }, (_, at) => [`/${at}`, permanentRedirect(`/${at + 1}`)])),
      );
    expect((await chain(5).gate('/0')).kind).toBe('redirect');
    expect((await chain(6).gate('/0')).kind).toBe('invalid');
  });

  test('RED-04 following any set of rules ends', async () => {
    const paths = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(paths, paths.map(permanentRedirect)), paths, async (rules, start) => {
        const { gate } = gateOver(rules);
        let at: string = start;
        for (let hops = 0; hops <= 7; hops += 1) {
          const decision = await gate(at);
          if (decision.kind !== 'redirect') return;
          at = decision.to;
        }
        expect.fail('the browser was sent on for ever');
      }),
    );
  });
});

describe('RED-04 editors see how often their rules are applied', () => {
  test('RED-04 every full page load that a rule answers counts, even when the rule is cached; API checks count too', async () => {
    const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
    for (const path of ['/khuyen-mai-cu', '/khuyen-mai-cu', '/dich-vu-da-ngung', '/cau-hinh-loi', '/cua-hang'])
      await host.get(path);
    expect(Object.fromEntries(world.state.redirectHits)).toEqual({ '/khuyen-mai-cu': 2, '/dich-vu-da-ngung': 1 });
    await host.get(`/api/checkRedirect?input=${encodeURIComponent(JSON.stringify({ path: '/khuyen-mai-cu' }))}`);
    expect(world.state.redirectHits.get('/khuyen-mai-cu')).toBe(3);
  });
});
