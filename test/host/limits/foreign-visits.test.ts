import { describe, expect, test } from 'vitest';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const path = '/tao-don-hang?productid=1004&cartchild=2001-2005';

const visit = async (headers: Readonly<Record<string, string>>) => {
  const { host, called } = hostUnderTest({ renderer: drawing });
  const answer = await host.get(path, headers);
  const hasAdded = called.some(([name]) => name === 'addByQuery');
  return { host, answer, hasAdded, page: await answer.text() };
};

describe('CART-13 L5 V3.5.3 an address that adds to the cart', () => {
  test.each<Readonly<Record<string, string>>>([
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${origin}/cua-hang` },
  ])('CART-13 adds at once when it was typed or comes from a page of the shop: %o', async (headers) => {
    const { answer, hasAdded } = await visit(headers);
    expect([answer.status, hasAdded]).toEqual([303, true]);
    expect(answer.headers.get('location')).toMatch(/^\/gio-hang/);
  });

  test.each<Readonly<Record<string, string>>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: `${origin}/` },
    { referer: 'https://evil.example/' },
    { referer: `${origin}.evil.example/` },
    {},
  ])('V3.5.3 asks when another site led to it, and adds after one press: %o', async (headers) => {
    const { host, answer, hasAdded, page } = await visit(headers);
    expect([answer.status, hasAdded, answer.headers.get('set-cookie')]).toEqual([200, false, null]);
    expect(page).toContain('Thêm vào giỏ hàng?');
    const [, href = ''] = /<a class="main" href="([^"]+)"/.exec(page) ?? [];
    expect(href.replaceAll('&#38;', '&')).toBe(path);
    const pressed = await host.get(href.replaceAll('&#38;', '&'), { 'sec-fetch-site': 'same-origin' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/gio-hang/)]);
  });

  test('V1.2.1 the address is written as text of an attribute', async () => {
    const { host } = hostUnderTest({ renderer: drawing });
    const page = await (await host.get(`/tao-don-hang?productid="'><script>alert(1)</script>`)).text();
    expect(page).not.toContain('<script');
    expect(page).toMatch(/href="\/tao-don-hang\?productid=[^"'<>]+script[^"'<>]*"/);
  });
});
