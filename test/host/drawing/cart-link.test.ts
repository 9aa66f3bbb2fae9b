import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';
import { routeRows } from '#ui/routes.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const opened = () => hostUnderTest({ renderer: drawing }).host;
type Host = ReturnType<typeof opened>;

const addProduct = async (host: Host): Promise<void> => {
  const product = expectOk(await openShop().ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  await host.command('addToCart', {
    slug: slugs.server,
    configuration,
    expectedTotal: shownTotalOf(product, configuration),
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: 'a'.repeat(32),
  });
};

const cartLink = /<a [^>]*href="\/gio-hang[^"]*"[^>]*>/g;
const linksIn = async (host: Host, path: string, part: RegExp): Promise<number> =>
  [...(part.exec(await (await host.get(path)).text())?.[0] ?? '').matchAll(cartLink)].length;
const head = /<header[\s\S]*?<\/header>/;
const foot = /<footer[\s\S]*?<\/footer>/;

const rowsOf = (audience: string) =>
  routeRows.filter((row) => row.audience === audience && row.frame === 'shop' && !row.path.includes('$'));
const shared = rowsOf('public').map(({ path }) => path);
/** Pages of one visitor that do not lead elsewhere. */
const own = ['/gio-hang', '/san-pham-yeu-thich', '/dang-nhap', '/dang-ky', '/quen-mat-khau', '/checkout'];

describe('HDR-05 the cart link of documents', () => {
  test('HDR-05 the document of the cart has the number of its products in the header', async () => {
    const host = opened();
    await addProduct(host);
    const cart = await (await host.get(`/gio-hang?orderId=${host.cookies.get('SHOPPING_CART')}`)).text();
    expect(head.exec(cart)?.[0]).toContain('aria-label="Giỏ hàng, 1 sản phẩm"');
  });

  test.each(shared)(
    'HDR-05 the shared document of %s has none, whoever asks; its footer leads to the cart',
    async (path) => {
      const host = opened();
      expect(await linksIn(host, path, head)).toBe(0);
      await addProduct(host);
      expect(host.cookies.get('SHOPPING_CART')).toBeTruthy();
      expect(await linksIn(host, path, head)).toBe(0);
      expect(await linksIn(host, path, foot)).toBe(1);
    },
  );

  test.each(own)(
    'HDR-05 the document of %s for one visitor has it at once with a cart, and else none',
    async (path) => {
      const host = opened();
      expect(await linksIn(host, path, head)).toBe(0);
      await addProduct(host);
      expect(await linksIn(host, path, head)).toBe(1);
      const stranger = opened();
      stranger.cookies.set('SHOPPING_CART', '"><script>');
      expect(await linksIn(stranger, path, head)).toBe(0);
    },
  );
});
