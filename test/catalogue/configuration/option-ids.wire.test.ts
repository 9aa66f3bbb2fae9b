import { beforeAll, expect, test } from 'vitest';
import { readOptionId } from '#contracts/option-ids.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { clientQueries, documentOf } from '#test/catalogue/client-queries.ts';
import { normalisingCache } from '#test/catalogue/normalising-cache.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { at, org, type RawCalls, rawCalls, store, textAt } from '#test/orders/raw-calls.ts';

const PRODUCTS = '/product-service/graphql';
const variables = { partnerId: organisationId, storeChannel: websiteStoreId, maxResult: 50 };
const documentFor = (root: string): string => {
  const query = clientQueries.find((each) => each.root === root);
  if (!query) throw new Error(`the client sends no ${root}`);
  return documentOf(query);
};

eachBackend('ids of options', (backend) => {
  let calls: RawCalls;
  beforeAll(async () => {
    calls = await rawCalls(backend);
  });
  const dataOf = async (root: string, given: object) => {
    const { body } = await calls.graphql(PRODUCTS, documentFor(root), { ...variables, ...given });
    expect(at(body, 'errors')).toBeUndefined();
    return at(body, `data.${root}`);
  };

  test('ENT-08 a normalising cache of all products and options reads back what was sent', async () => {
    const cache = normalisingCache();
    const sent: unknown[] = [];
    for (const currentPage of [1, 2]) sent.push(await dataOf('getSimpleProducts', { currentPage }));
    for (const { id } of seedProducts) sent.push(await dataOf('getProductOption', { productId: id }));
    expect(sent.length).toBeGreaterThan(seedProducts.length);
    for (const answer of sent) cache.write(answer);
    for (const answer of sent) expect(cache.read(answer)).toEqual(answer);
  });

  test('ENT-08 CART-06 an option is ordered by its id of a product and by the shop’s own', async () => {
    const options = await dataOf('getProductOption', { productId: '1004' });
    const idOption = textAt(options, '0.id');
    const line = (id: string) => ({
      product_id: '1004',
      quantity: 1,
      product_options: [
        { idOption: id, value: 'Debian 12' },
        { idOption: '106067', value: 'Hà Nội' },
      ],
    });
    for (const id of [idOption, readOptionId(idOption)]) {
      const made = await calls.rest('POST', `/v2/orders/${org}/${store}/WEB`, { json: { line_items: [line(id)] } });
      expect(at(made.body, 'lineItems.0.productOptions.0')).toMatchObject({ idOption, value: 'Debian 12' });
    }
    const price = `query ($partnerId: String!, $storeChannel: String!, $id: String!) { getPriceForProductOption(partnerId: $partnerId,
      storeChannel: $storeChannel, productId: "1004", months: 1, options: [{ id: $id, value: "Debian 12" }]) { items { featureTypeId } } }`;
    for (const id of [idOption, readOptionId(idOption)])
      expect((await calls.graphql(PRODUCTS, price, { ...variables, id })).body).toEqual({
        data: { getPriceForProductOption: { items: [{ featureTypeId: idOption }] } },
      });
  });
});
