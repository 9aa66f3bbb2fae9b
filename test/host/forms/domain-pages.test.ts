import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { timerDelay } from '#adapters/system/clock.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { openShop } from '#test/kit/fakes/shop.ts';
import { bySize } from '#test/kit/test-size.ts';

const drawing = renderer({ kind: 'development', styles: [] });

/** The host over the fakes, with a domain search that waits in real time. */
const open = () => {
  const world = memoryWorld({ origin });
  const { useCases } = openShop({ world, change: () => ({ delay: timerDelay }) });
  const { searchDomains: domainSearch, searchBulk: bulkDomains } = useCases;
  return hostUnderTest({
    world,
    renderer: drawing,
    replace: () => ({ searchDomains: domainSearch, searchBulk: bulkDomains }),
  });
};
const textOf = async (answer: Promise<Response>) => (await answer).text();
/** The text that a reader without scripts sees. */
const visibleTextOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');

describe('the domain search as documents', () => {
  test('ROUTE-33 DOM-01 one document contains the whole result; it is not cached and not indexed', async () => {
    const { host } = open();
    const answer = await host.get('/tim-kiem-domain?q=google&duoi=.com');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const words = visibleTextOf(await answer.text());
    expect(words).toContain('Đã có người đăng ký');
    expect(words).toContain('Thêm vào giỏ');
    expect(words).not.toContain('Đang kiểm tra');
  });

  test('DOM-01 without scripts, several names in the field for one come back as the list for many', async () => {
    const { host } = open();
    for (const sign of [', ', ';', '\n', '\t', ' ']) {
      const typed = encodeURIComponent(['mot-may.vn', 'hai-may.vn'].join(sign));
      const html = await textOf(host.get(`/tim-kiem-domain?q=${typed}&duoi=.vn`));
      expect(html).toMatch(/<textarea[^>]*>mot-may\.vn\nhai-may\.vn<\/textarea>/);
      expect(visibleTextOf(html)).toContain('Thêm 2 tên còn trống vào giỏ');
      expect(visibleTextOf(html)).not.toMatch(/mot-mayvn|vnhai-may/);
    }
  });

  test('ROUTE-33 the page without a query is public and indexed', async () => {
    const { host } = open();
    const answer = await host.get('/tim-kiem-domain');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    expect(await textOf(host.get('/sitemap.xml'))).toContain('/tim-kiem-domain<');
  });

  test('DOM-01 DOM-04 a plain form adds the available names; the next page shows what is in the cart and why the rest is not', async () => {
    const { host, world } = open();
    const path = `/tim-kiem-domain?tab=nhieu&ten=${encodeURIComponent('mot-may.vn hai-may.com ba-may.vn')}`;
    expect(visibleTextOf(await textOf(host.get(path)))).toContain('Thêm 3 tên còn trống vào giỏ');
    world.state.registered.add('ba-may.vn');
    const sent = await host.form(path, [
      ['_use', 'addDomains'],
      ['idempotencyKey', ''],
      ['names[ten]', 'mot-may.vn'],
      ['names[ten]', 'hai-may.com'],
      ['names[ten]', 'ba-may.vn'],
      ['expectedTotal[ten-mien-vn]', '666000'],
      ['expectedTotal[ten-mien-com]', '322920'],
      ['years', '1'],
      ['path', path],
    ]);
    expect(sent.status).toBe(303);
    const goTo = sent.headers.get('location') ?? '';
    expect(goTo).toBe(`${path}&chua-them=ba-may.vn~registered`);
    const words = visibleTextOf(await textOf(host.get(goTo)));
    expect(words).toContain('ba-may.vn: đã có người đăng ký.');
    expect(words.match(/Đã trong giỏ/g)).toHaveLength(2);
    expect(words).toContain('mot-may.vn, 1 năm');
  });

  test('DOM-01 any query returns a page, and none of it becomes markup', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.string({ unit: 'binary', maxLength: 30 }),
          fc.constant('<script>x</script>.vn'),
        ),
        fc.constantFrom('', 'nhieu', 'chuyen', 'gibt-es-nicht'),
        async (text, tab) => {
          const { host } = open();
          const query = new URLSearchParams({
            q: text,
            ten: text,
            duoi: text,
            nhom: text,
            nam: text,
            tab,
            whois: text,
            'chua-them': text,
          });
          const answer = await host.get(`/tim-kiem-domain?${query}`);
          expect(answer.status).toBe(200);
          expect(await answer.text()).not.toContain('<script>x');
        },
      ),
      { numRuns: bySize({ everyday: 12, whole: 40, nightly: 400 }) },
    ));
});
