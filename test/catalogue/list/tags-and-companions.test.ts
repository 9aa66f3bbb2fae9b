import { expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedTags, tagsOfSeedProduct } from '#contracts/seed/content/tags.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { tagPath } from '#core/shared/goods/tag-path.ts';
import { productId } from '#core/shared/ids.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, openShop } from '#test/kit/fakes/shop.ts';

const query = { ...defaultProductQuery, sort: null };
const [server] = seedProducts;
if (!server) throw new Error('the seed is empty');

test('CAT-01 a product names its tags, and each leads to the products that carry it', async () => {
  const { useCases } = openShop();
  const { tags } = expectOk(await useCases.loadProduct({ slug: server.slug }));
  expect(tags).toEqual(tagsOfSeedProduct(server));
  for (const { slug, name } of tags) {
    expect(tagPath(slug)).toBe(`/cua-hang?tag=${slug}`);
    const list = expectOk(await useCases.listProducts({ ...query, tag: slug, perPage: 100 }));
    expect(list.tagName).toBe(name);
    expect(list.products.map(({ id }) => id)).toContain(server.id);
  }
});

test('CAT-01 a list without a tag or with an unknown one names none', async () => {
  const { useCases } = openShop();
  for (const tag of [null, 'khong-co'])
    for (const facets of [undefined, {}])
      expect(expectOk(await useCases.listProducts({ ...query, tag, facets })).tagName).toBeNull();
});

test('ERR-04 without an answer about tags the list is shown without their names', async () => {
  const { useCases, logged } = openShop({
    change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'tags')) }),
  });
  const [tag] = seedTags;
  expect(expectOk(await useCases.listProducts({ ...query, tag: tag?.slug ?? '' })).tagName).toBeNull();
  expect(logged()).toEqual(['Failed to fetch tags data']);
});

test('CAT-03 REST-05 companions of a product are its extras; an unknown product has none', async () => {
  const { useCases } = openShop();
  const { extras } = expectOk(await useCases.loadProduct({ slug: server.slug }));
  expect(expectOk(await useCases.loadCompanions({ productId: productId(server.id) }))).toEqual(extras);
  expect(expectFailure(await useCases.loadCompanions({ productId: productId('khong-co') }))).toEqual({
    kind: 'not-found',
  });
});

test('ROUTE-04 an address may name a category by its id', async () => {
  const { useCases } = openShop();
  const of = async (handle: string) => useCases.loadCategory({ handle, parent: null, store: null });
  expect(expectOk(await of('3511'))).toEqual(expectOk(await of('domain')));
  expect(expectFailure(await of('9999'))).toEqual({ kind: 'not-found' });
});
