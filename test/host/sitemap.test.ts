import { describe, expect, test } from 'vitest';
import { seedCategories, seedProducts } from '#contracts/seed/catalogue.ts';
import { routeRows } from '#ui/routes.ts';
import { hostUnderTest, origin } from './host-under-test.ts';

const listed = async (): Promise<readonly string[]> => {
  const text = await (await hostUnderTest().host.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''));
};

describe('ROUTE-44 what search engines may find', () => {
  test('ROUTE-44 the sitemap is the public rows times what they show', async () => {
    const paths = await listed();
    expect(new Set(paths).size).toBe(paths.length);
    for (const { slug } of seedProducts) expect(paths).toContain(`/san-pham/${slug}`);
    const fixed = routeRows.filter((row) => row.audience === 'public' && row.index && !row.path.includes('$'));
    for (const { path } of fixed) expect(paths).toContain(path);
    const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`);
    const open = routeRows.filter((row) => row.audience === 'public' && row.index);
    for (const path of paths) expect([path, open.some((row) => pattern(row.path).test(path))]).toEqual([path, true]);
    const closed = routeRows.filter((row) => row.audience !== 'public');
    for (const path of paths) expect(closed.some((row) => pattern(row.path).test(path))).toBe(false);
    expect(paths.filter((path) => path.startsWith('/cua-hang/danh-muc/'))).toHaveLength(seedCategories.length);
  });

  test('ROUTE-44 robots may read every page, so that they see which ones say noindex', async () => {
    const text = await (await hostUnderTest().host.get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  });

  test('ERR-06 while the catalogue is down there is no half sitemap', async () => {
    const { host } = hostUnderTest({
      replace: () => ({ products: async () => ({ ok: false, failure: { kind: 'unreachable' } }) }),
    });
    expect((await host.get('/sitemap.xml')).status).toBe(503);
  });
});
