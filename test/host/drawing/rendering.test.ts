import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { slugs } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const opened = (replace?: (made: UseCases) => Partial<UseCases>) =>
  hostUnderTest({ renderer: drawing, ...(replace ? { replace } : {}) });
const down = async () => ({ ok: false, failure: { kind: 'unreachable' } }) as const;

describe('ROUTE-07 the real documents over the host', () => {
  test('ROUTE-07 a product page is one complete document', async () => {
    const answer = await opened().host.get(`/san-pham/${slugs.server}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html.match(/<!doctype html>/gi)).toHaveLength(1);
    expect(html).toContain('Cloud Server SSD 4');
    expect(html).toContain('</html>');
  });

  test('LAY-07 ROUTE-43 the root is marked with what changes the bars around a page, before any script', async () => {
    const marksOf = async (path: string): Promise<string> => {
      const html = await (await opened().host.get(path)).text();
      return (
        /<html([^>]*)>/
          .exec(html)?.[1]
          ?.match(/data-[a-z-]+/g)
          ?.join(' ') ?? ''
      );
    };
    expect(await marksOf(`/san-pham/${slugs.server}`)).toBe('data-buy-bar');
    expect(await marksOf('/lien-he')).toBe('');
    expect(await marksOf('/khong/co')).toBe('');
  });

  test('ROUTE-07 the ETag changes with the price and only with the data', async () => {
    const tagOf = async ({ host }: ReturnType<typeof opened>) =>
      (await host.get(`/san-pham/${slugs.server}`)).headers.get('etag');
    const first = opened();
    expect(await tagOf(first)).toBe(await tagOf(opened()));
    const dearer = opened();
    dearer.world.state.pricePercent.set('1004', 120);
    expect(await tagOf(dearer)).not.toBe(await tagOf(first));
  });

  test('ROUTE-48 an unknown product is a 404 with its own page', async () => {
    const { host } = opened();
    const answer = await host.get('/san-pham/khong-co');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex, nofollow']);
    expect(await answer.text()).toContain('</html>');
  });

  test('ROUTE-45 ERR-08 an unknown address is a 404 with the shop’s message', async () => {
    const answer = await opened().host.get('/khong/co/trang/nay');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('404 - Không tìm thấy trang');
    expect(html).toContain('Oops!');
  });

  test('ERR-06 while the catalogue is down the page is a 503 that says so and is not cached', async () => {
    const { host } = opened(() => ({ loadProduct: down, listProducts: down }));
    for (const path of [`/san-pham/${slugs.server}`, '/san-pham']) {
      const answer = await host.get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
      expect(await answer.text()).toContain('</html>');
    }
  });

  test('ERR-09 a page whose component throws on malformed data is a 500 that is not cached', async () => {
    // As if a service and its schema agreed on a value that no component expects.
    const malformed = async () => ({ ok: true, value: {} }) as never;
    const breaking: readonly (readonly [string, Partial<UseCases>])[] = [
      ['/danh-sach-bai-viet/chon-vps-dau-tien', { loadArticle: malformed }],
      ['/cua-hang', { listProducts: malformed }],
      ['/', { loadShell: malformed }],
    ];
    for (const [path, replaced] of breaking) {
      const { host } = opened(() => replaced);
      const answer = await host.get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 500, 'no-store']);
      expect(await answer.text()).toContain('</html>');
    }
  });

  test('CART-19 a rejected plain post renders the product’s page with status 422', async () => {
    const { host } = opened();
    const answer = await host.form(`/san-pham/${slugs.server}`, [
      ['_use', 'addToCart'],
      ['slug', slugs.server],
      ['configuration.term', '3'],
      ['expectedTotal', '1000'],
    ]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Cloud Server SSD 4');
  });

  test('/dat-hang redirects to the checkout with its query', async () => {
    const answer = await opened().host.get('/dat-hang?orderId=x');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/checkout?orderId=x']);
  });
});
