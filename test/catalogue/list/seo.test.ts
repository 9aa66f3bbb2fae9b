import { expect, test } from 'vitest';
import { productSeo } from '#contracts/seed/content/seo.ts';
import { always, notFound, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const slug = 'cloud-server-ssd-1';
const loadWithSeoFault = async (fault: Parameters<typeof always>[0] | null) => {
  const shop = openShop({
    change: ({ catalogue }) => ({
      catalogue: fault === null ? catalogue : withFaults(catalogue, always(fault, 'seo')),
    }),
  });
  const product = expectOk(await shop.useCases.loadProduct({ slug }));
  const category = expectOk(await shop.useCases.loadCategory({ handle: 'cloud-server', parent: null, store: null }));
  return { product, category, logged: shop.logged() };
};

test('CMS-02 REST-06 a product and a category include the editors’ SEO texts', async () => {
  const { product, category, logged } = await loadWithSeoFault(null);
  expect(product.seo).toEqual(productSeo[slug]);
  expect(category.seo?.title).toContain('Cloud Server');
  expect(logged).toEqual([]);
});

test('REST-06 ERR-06 a failed SEO look-up is logged and the page still loads; missing SEO texts are not logged', async () => {
  const down = await loadWithSeoFault(unreachable);
  expect([down.product.seo, down.category.seo]).toEqual([productSeo[slug], null]);
  expect(down.category.title).toBe('Cloud Server');
  expect(down.logged).toEqual(['Failed to fetch seo data']);
  const silent = await loadWithSeoFault(notFound);
  expect([silent.category.seo, silent.logged]).toEqual([null, []]);
});
