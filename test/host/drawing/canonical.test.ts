import { describe, expect, test } from 'vitest';
import { seedCategories } from '#contracts/seed/categories.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { inTurn } from '#test/kit/test-size.ts';
import { routeRows } from '#ui/routes.ts';

const { host } = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }) });

const drawn = new Map<string, Promise<string>>();
const htmlOf = (path: string): Promise<string> => {
  const known = drawn.get(path) ?? host.get(path).then((answer) => answer.text());
  drawn.set(path, known);
  return known;
};

const canonicalOf = async (path: string): Promise<string | null> =>
  /<link rel="canonical" href="([^"]*)"/.exec(await htmlOf(path))?.[1] ?? null;

const sitemap = async (): Promise<readonly string[]> =>
  [...(await htmlOf('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(origin, ''),
  );

/** The addresses of the page's BreadcrumbList, without the query of a view such as the articles of a topic. */
const crumbsOf = async (path: string): Promise<readonly string[]> =>
  [...(await htmlOf(path)).matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)]
    .map(([, text = '']): { readonly '@type': string; readonly itemListElement: readonly { item?: string }[] } =>
      JSON.parse(text),
    )
    .filter((data) => data['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) => itemListElement.flatMap(({ item }) => item?.split('?')[0] ?? []));

/** Addresses of pages of the shop; those with a query are views of one. */
const linksOf = async (path: string): Promise<readonly string[]> =>
  [...(await htmlOf(path)).matchAll(/<a [^>]*href="(\/[^"?#]*)(?:#[^"]*)?"/g)].map(([, href = '']) => href);

const isPublic = (path: string): boolean =>
  routeRows.find((row) => {
    const [own, given] = [row.path.split('/'), path.split('/')];
    return own.length === given.length && own.every((each, at) => each.startsWith('$') || each === given[at]);
  })?.audience === 'public';

const groups = seedCategories.filter(({ level }) => level === 1);
const lines = seedCategories.filter(({ level }) => level === 2);
const nested = lines.map(({ handle, parentId }): readonly [string, string] => [
  `/cua-hang/${groups.find(({ id }) => id === parentId)?.handle}/${handle}`,
  `/cua-hang/danh-muc/${handle}`,
]);

describe('ROUTE-44 a page has one address', () => {
  test('ROUTE-44 every address of the sitemap is the canonical one of its page', async () => {
    const listed = await sitemap();
    expect(listed.length).toBeGreaterThan(100);
    for (const path of inTurn(listed, 4)) expect([path, await canonicalOf(path)]).toEqual([path, origin + path]);
  });

  test('ROUTE-44 what is shared of a page is its canonical address, and the feed names no other', async () => {
    const fed = [...(await htmlOf('/rss.xml')).matchAll(/<(?:link|guid)[^>]*>([^<]+)</g)].map(([, address = '']) =>
      address.replace(origin, ''),
    );
    expect(fed.length).toBeGreaterThan(5);
    for (const path of inTurn([...new Set([...fed, ...(await sitemap())])].sort(), 8)) {
      const shared = /<meta property="og:url" content="([^"]*)"/.exec(await htmlOf(path))?.[1];
      expect([path, await canonicalOf(path), shared]).toEqual([path, origin + path, origin + path]);
    }
  });

  test.each([
    ['/danh-sach-bai-viet?page=1', '/danh-sach-bai-viet'],
    ['/danh-sach-bai-viet?page=99', '/danh-sach-bai-viet'],
    ['/danh-sach-bai-viet?page=-1', '/danh-sach-bai-viet'],
    ['/danh-sach-bai-viet?page=hai', '/danh-sach-bai-viet'],
    ['/danh-sach-bai-viet?tag=khong-co', '/danh-sach-bai-viet'],
    ['/san-pham?sort=name&page=2', '/san-pham'],
    ['/san-pham?page=2&page=3', '/san-pham'],
    ['/cua-hang/danh-muc/cloud-server?sort=price', '/cua-hang/danh-muc/cloud-server'],
    ['/cua-hang/danh-muc/cloud-server?fbclid=IwAR0&zarsrc=30', '/cua-hang/danh-muc/cloud-server'],
    ['/san-pham/cloud-server-ssd-4?time=6&gclid=x', '/san-pham/cloud-server-ssd-4'],
    ['/san-pham/cloud-server-ssd-4/tuy-bien', '/san-pham/cloud-server-ssd-4'],
    ['/author/hoang-duc?page=9', '/author/hoang-duc'],
    ['/?page=2', '/'],
  ])('ROUTE-44 %s is a view of %s', async (view, page) => {
    expect(await canonicalOf(view)).toBe(origin + page);
  });

  test('ROUTE-44 every breadcrumb of those pages leads to a canonical address', async () => {
    const crumbs = new Set((await Promise.all(inTurn(await sitemap(), 4).map(crumbsOf))).flat());
    expect(crumbs.size).toBeGreaterThan(inTurn(seedCategories, 4).length);
    for (const crumb of crumbs) {
      const path = crumb.slice(origin.length) || '/';
      if (isPublic(path)) expect([crumb, await canonicalOf(path)]).toEqual([crumb, origin + path]);
    }
  });

  test('ROUTE-04 ROUTE-44 every link of a list to a public page has its canonical address', async () => {
    const lists = ['/', '/cua-hang', '/san-pham', '/baremetal', '/danh-sach-bai-viet', '/so-sanh', '/tim-kiem-domain'];
    const categories = seedCategories.map(({ handle }) => `/cua-hang/danh-muc/${handle}`);
    const found = new Set((await Promise.all([...lists, ...categories].map(linksOf))).flat().filter(isPublic));
    expect(found.size).toBeGreaterThan(100);
    for (const path of inTurn([...found], 4)) expect([path, await canonicalOf(path)]).toEqual([path, origin + path]);
  });

  test.each([
    ['/SAN-PHAM', '/san-pham'],
    ['/San-Pham?keyword=SSD&sort=price', '/san-pham?keyword=SSD&sort=price'],
    ['/san-pham%20', '/san-pham'],
    ['/%73an-pham', '/san-pham'],
    ['/gio-hang%20', '/gio-hang'],
    ['/lien-he%20%20', '/lien-he'],
    ['/khong-co%20?q=%20', '/khong-co?q=%20'],
    ['/Cua-Hang/Danh-Muc/cloud-server', '/cua-hang/danh-muc/cloud-server'],
    ['/SAN-PHAM/cloud-server-ssd-4', '/san-pham/cloud-server-ssd-4'],
    ['/paymentresult?vnp_TxnRef=1', '/PaymentResult?vnp_TxnRef=1'],
    ['/Gio-Hang', '/gio-hang'],
  ])('ROUTE-44 %s leads to %s, which is spelled as the shop spells it', async (path, own) => {
    const answer = await host.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own]);
    expect((await host.get(own)).status).not.toBe(301);
  });

  test.each(['//san-pham%20', '//evil.example%20', '/%2F/evil.example%20', '/\\evil.example%20'])(
    'V3.7.2 %s leads to no other site',
    async (path) => {
      const location = (await host.get(path)).headers.get('location');
      expect(location === null || new URL(location, origin).origin === origin).toBe(true);
    },
  );

  test('ROUTE-44 a name in any case leads to its page, and an unknown name stays missing', async () => {
    const cased: readonly ((path: string) => string)[] = [
      (path) => path.toUpperCase(),
      (path) => path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      (path) => path.slice(0, -1) + path.slice(-1).toUpperCase(),
    ];
    const names = [
      '/san-pham/cloud-server-ssd-4',
      '/san-pham/cloud-server-ssd-4/tuy-bien',
      '/cua-hang/danh-muc/cloud-server',
      '/danh-sach-bai-viet/chon-vps-cho-woocommerce-tinh-ram',
    ];
    const end = async (address: string): Promise<readonly unknown[]> => {
      const answer = await host.get(address);
      const to = answer.headers.get('location');
      return to === null ? [answer.status, address] : end(to.replace(origin, ''));
    };
    for (const path of names)
      for (const spell of cased) expect(await end(`${spell(path)}?term=6`)).toEqual([200, `${path}?term=6`]);
    expect(await end('/san-pham/Khong-Co')).toEqual([404, '/san-pham/khong-co']);
    expect(await end('/san-pham/khong-co')).toEqual([404, '/san-pham/khong-co']);
    // Encoded bytes are no letters, and in a key the case counts.
    expect(await end('/san-pham/a%2Fb')).toEqual([404, '/san-pham/a%2Fb']);
    expect(await end('/author/ABC')).toEqual([404, '/author/ABC']);
  });

  test('ROUTE-44 every address of the sitemap is left as it is', async () => {
    for (const path of inTurn(await sitemap(), 4)) expect([path, (await host.get(path)).status]).toEqual([path, 200]);
  });

  test.each(inTurn(nested, 4))('ROUTE-05 ROUTE-44 %s answers and names %s', async (path, own) => {
    expect((await host.get(path)).status).toBe(200);
    expect(await canonicalOf(path)).toBe(origin + own);
    expect(await canonicalOf(own)).toBe(origin + own);
  });
});
