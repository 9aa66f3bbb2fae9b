import { describe, expect, test } from 'vitest';
import { renderer } from '#ssr/renderer.tsx';
import { pressedFields } from '#test/host/drawing/text-browser.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';

/** 14:05:30 in Vietnam. */
const until = Date.UTC(2026, 10, 28, 7, 5, 30);
const failure = { kind: 'too-many-visitors', retryAfter: 1_530, until } as const;

const hostOfBusyNetwork = () =>
  hostUnderTest({
    renderer: renderer({ kind: 'development', styles: [] }),
    replace: () => ({
      addToCart: async () => ({ ok: false, failure }),
      addByQuery: async () => ({ ok: false, failure }),
    }),
  }).host;

const page = '/san-pham/cloud-server-ssd-4';
const typed = {
  _use: 'addToCart',
  slug: 'cloud-server-ssd-4',
  'configuration.term': '6',
  'configuration.quantity': '3',
  'configuration.chosen[106057]': '106066',
  expectedTotal: '1234567',
};

describe('VIS-02 a new guest of a network with too many new guests', () => {
  test('a plain form gets a page of its own: why, until when, who helps, and a button that sends it again', async () => {
    const answer = await hostOfBusyNetwork().form(page, Object.entries(typed));
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      429,
      '1530',
      'private, no-store',
    ]);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Mạng này đang có quá nhiều khách mới<\/h1>/);
    expect(html).toContain('rất nhiều khách mới cùng lúc');
    expect(html).toContain('Mời thử lại từ 14:06 28/11/2026.');
    expect(html).toContain('bật JavaScript');
    expect(html).toMatch(/href="tel:/);
    expect(pressedFields(html, 'Gửi lại')).toEqual(typed);
  });

  test('an address that adds a product gets the same page, which asks for the address again', async () => {
    const answer = await hostOfBusyNetwork().get('/tao-don-hang?productid=1004', { 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1530']);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Mạng này đang có quá nhiều khách mới<\/h1>/);
    expect(html).toMatch(/<input type="hidden" name="productid" value="1004"/);
  });

  test('a script gets the failure as it is', async () => {
    const answer = await hostOfBusyNetwork().command('addToCart', {
      slug: typed.slug,
      configuration: { term: 6, quantity: 3, chosen: {} },
      expectedTotal: 1_234_567,
      orderId: null,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey: 'a'.repeat(32),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1530']);
    expect(await answer.json()).toEqual({ ok: false, failure });
  });
});
