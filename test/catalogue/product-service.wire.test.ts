import { expect, test } from 'vitest';
import { organisationId, websiteStoreCode, websiteStoreId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { clientQueries, documentOf } from './client-queries.ts';

type Json = { readonly [key: string]: unknown };

const variables = {
  partnerId: organisationId,
  storeChannel: websiteStoreId,
  storeId: websiteStoreId,
  productId: '1004',
  handle: 'cloud-server-ssd-4',
  categoryId: '3501',
  typeBuild: 'TREE',
  level: 1,
  productIds: ['1004', '1101', '9999'],
  type: '',
};

eachBackend('the product service over GraphQL', ({ url }) => {
  const ask = async (query: string, given: object): Promise<Json> => {
    const answer = await fetch(`${url}/product-service/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', partnerid: organisationId },
      body: JSON.stringify({ query, variables: given }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Json;
  };
  const dataOf = async (query: string, given: object): Promise<Json> => {
    const { data, errors } = await ask(query, given);
    expect(errors).toBeUndefined();
    return data as Json;
  };

  for (const query of clientQueries) {
    const handle = query.root === 'getCategoryByHandle' ? 'cloud-server' : variables.handle;
    test(`GQL-05 ENT-06 ENT-08 the public client’s query for ${query.root} (${query.variables}) is accepted unchanged`, async () => {
      const data = await dataOf(documentOf(query), { ...variables, handle });
      expect(data[query.root]).toBeTruthy();
    });
  }

  test('GQL-05 every object has the __typename of its shape', async () => {
    const query = clientQueries.find(({ root }) => root === 'getProductByHandle');
    const data = await dataOf(
      documentOf(query ?? { operation: '', root: '', variables: '', selection: '' }),
      variables,
    );
    expect(data.getProductByHandle).toMatchObject({
      __typename: 'Product',
      unitDTO: { __typename: 'ProductUnit' },
      categories: [{ __typename: 'ProductCategory', id: '3501' }, { __typename: 'ProductCategory' }],
      variants: [{ __typename: 'ProductVariant' }],
      featureTypes: expect.arrayContaining([expect.objectContaining({ __typename: 'ProductFeatureType' })]),
    });
  });

  test('ENT-06 ENT-07 a product and its price entries have every field under its name', async () => {
    const fields = `id title subType description sku weight width depth height vat unitDTO { id name } handle price displayPrice
      compareAtPrice priceType salePolicy available tags { id } options images variants { id } categories { id }
      groups { id } version productAttributes { attributeName attributeValue }
      discountPrice { time price defaultPrice displayPrice discountPercent hint subPrices { price } type
        oldPrice { price type } attributes { value attrName campaign { name value } } unit { id name } }`;
    const { getProductById: product } = (await dataOf(
      `query ($partnerId: String!, $storeChannel: String!, $productId: String!) {
        getProductById(partnerId: $partnerId, storeChannel: $storeChannel, productId: $productId) { ${fields} } }`,
      variables,
    )) as { getProductById: Json };
    expect(product).toMatchObject({ id: '1004', sku: 'CS-04', subType: 'cloud-server', version: 1, available: true });
    expect(product.discountPrice).toMatchObject([
      { time: 1, type: 'PROMOTION', oldPrice: [{ price: 389_000, type: 'RENT' }], hint: null, subPrices: [] },
      {
        time: 3,
        price: 939_000,
        displayPrice: 313_000,
        defaultPrice: 1_110_000,
        discountPercent: 5,
        hint: 'Tiết kiệm 5%',
        subPrices: [{ price: 313_000 }],
        attributes: [
          { attrName: 'CAMPAIN', value: 'GIA-TOT', campaign: [{ name: 'id', value: 'GIA-TOT' }] },
          { attrName: 'CAMPAIGN_ACTION', value: 'GIA-TOT-THANG' },
        ],
        unit: { id: 'MONTH', name: 'Tháng' },
      },
      { time: 6 },
      { time: 12 },
      { time: 24 },
      { time: 36 },
    ]);
  });

  test('GQL-05 the operations outside the public client’s queries work too', async () => {
    const at = 'partnerId: $partnerId, storeChannel: $storeChannel';
    const data = await dataOf(
      `query ($partnerId: String!, $storeChannel: String!, $productId: String!) {
        menus: getPriceMenus(${at}) { id group { handle } lines { handle lowestPrice { price unit { name } } } }
        price: getPriceForProductOption(${at}, productId: $productId, months: 6,
          options: [{ id: "106066", value: "Windows Server 2022 Standard" }, { id: "106071", value: "Hằng tuần" }]) {
          price perMonth items { productId price } }
        combos: getProductCombos(${at}, productId: $productId) { id }
        simple: getProductSimpleByHandle(${at}, handle: "bare-metal-s") { title } }`,
      variables,
    );
    expect(data.menus).toHaveLength(3);
    expect(data.price).toMatchObject({
      perMonth: 258_900,
      price: 1_553_400,
      items: [{ price: 220_000 }, { price: 38_900 }],
    });
    expect(data.combos).not.toHaveLength(0);
    expect(data.simple).toEqual({ title: 'Bare Metal S' });
  });

  test('STO-01 CFG-02 an empty channel, the store code and the store id select the website; another organisation is not found', async () => {
    const query = `query ($partnerId: String!, $storeChannel: String!) {
      getCategories(partnerId: $partnerId, storeChannel: $storeChannel, typeBuild: "TREE", level: 1) { handle } }`;
    const website = await dataOf(query, variables);
    for (const storeChannel of ['', websiteStoreCode])
      expect(await dataOf(query, { ...variables, storeChannel })).toEqual(website);
    for (const stray of [{ storeChannel: '9999' }, { partnerId: 'somebody-else' }])
      expect(await ask(query, { ...variables, ...stray })).toMatchObject({
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
  });
});

eachBackend('the product service over REST', ({ url }) => {
  const base = `${url}/product-service/v1`;
  const at = `${organisationId}/${websiteStoreCode}`;
  const get = async (path: string): Promise<{ readonly status: number; readonly body: unknown }> => {
    const answer = await fetch(base + path);
    return { status: answer.status, body: await answer.json() };
  };
  const found = async (path: string): Promise<unknown> => {
    const { status, body } = await get(path);
    expect(status, path).toBe(200);
    return body;
  };

  test('REST-04 SDK-06 the category tree is returned, and one category by id and by handle', async () => {
    const tree = (await found(`/categories/${at}`)) as { status: number; data: Json[] };
    expect(tree.status).toBe(1);
    expect(tree.data.map(({ level, handle }) => [level, handle])).toContainEqual([1, 'may-chu']);
    const byId = await found(`/categories/${at}/3511`);
    expect(byId).toMatchObject({ id: '3511', handle: 'domain', title: 'Tên miền', level: 2, child: [] });
    expect(byId).toHaveProperty('product_filter');
    expect(await found(`/categories/${at}/handle/domain`)).toEqual(byId);
  });

  test('STO-01 the categories of an unknown store have status 0 and a message, those of a known store status 1', async () => {
    expect(await found(`/categories/${organisationId}/9999`)).toEqual({
      status: 0,
      message: expect.stringMatching(/.+/),
    });
    expect(await found(`/categories/${organisationId}/5002`)).toMatchObject({ status: 1 });
  });

  test('REST-04 a nested query filters products by category, price and keyword, sorts and pages them', async () => {
    const nested =
      'query[category]=may-chu&query[price][from]=1000000&sort[by]=price&sort[order]=desc&page[size]=5&page[current]=2';
    const page = (await found(`/products/${at}?${nested}`)) as { data: Json[]; total: number };
    expect(page).toMatchObject({ currentPage: 2, maxResult: 5, totalPage: Math.ceil(page.total / 5) });
    const prices = page.data.map(({ displayPrice }) => Number(displayPrice));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1_000_000);
    const flat = 'category=may-chu&priceFrom=1000000&sortBy=price&sortOrder=DESC&maxResult=5&currentPage=2';
    expect(await found(`/products/${at}?${flat}`)).toEqual(page);
    const searched = (await found(`/products/${at}?keyword=${encodeURIComponent('MÁY CHU riêng')}`)) as {
      data: Json[];
    };
    expect(searched.data[0]).toMatchObject({ subType: 'dedicated-server' });
  });

  test('REST-04 a malformed query is tolerated', async () => {
    for (const query of [
      'maxResult=-5',
      'maxResult=1e9',
      'currentPage=abc',
      'priceFrom=NaN',
      'query[][]=x',
      'sort[by]=%00',
      'tag=%00',
      'sku=%00&subType=%00&feature=%00&category=%00',
      'keyword=%27%3B--',
    ])
      expect((await get(`/products/${at}?${query}`)).status, query).toBe(200);
  });

  test('REST-04 SDK-06 one product is returned by id and by handle, whole or simple', async () => {
    const whole = (await found(`/products/${at}/1004`)) as Json;
    expect(whole).toMatchObject({
      handle: 'cloud-server-ssd-4',
      featureTypes: expect.any(Array),
      siblings: expect.any(Array),
    });
    expect(await found(`/products/${at}/handle/cloud-server-ssd-4`)).toEqual(whole);
    const simple = await found(`/products/${at}/handle/cloud-server-ssd-4?build_type=simple`);
    const { siblings, extras, ...rest } = whole;
    expect(simple).toEqual(rest);
  });

  test('REST-05 ENT-08 SDK-06 version 2 returns the options of several products and of one', async () => {
    const several = (await found(`/products/${at}/option-v2?id=1004,1101,9999`)) as Json[];
    expect(several.map(({ productId }) => productId)).toEqual(['1004', '1101']);
    const one = (await found(`/products/${at}/option-v2/1004`)) as Json[];
    expect(several[0]?.options).toEqual(one);
    expect(new Set(one.map(({ type }) => type))).toEqual(new Set(['SELECT_ONE', 'SELECT_MULTI', 'TEXT']));
    expect(one[0]).toMatchObject({
      id: '106066:1004',
      requireData: true,
      features: expect.arrayContaining([
        {
          id: '10606606:1004',
          productId: '2001',
          productName: 'Windows Server 2022 Standard',
          price: 220_000,
          qualify: 1,
          stock: null,
        },
      ]),
    });
    expect(await found(`/products/${at}/option-v2/1101`)).toMatchObject([{ type: 'TEXT', requireData: true }]);
  });

  test('STO-01 a store is returned by id and by code', async () => {
    const store = await found(`/stores/${organisationId}/5002`);
    expect(store).toMatchObject({ id: '5002', description: { slug: 'gian-hang-giao-duc_5002' } });
    expect(await found(`/stores/${organisationId}/${websiteStoreCode}`)).toMatchObject({ id: websiteStoreId });
  });

  test('REST-04 `product` selects several products by id', async () => {
    const { data } = (await found(`/products/${at}?query[product]=1004,1101,9999`)) as { data: Json[] };
    expect(data.map(({ id }) => id).toSorted()).toEqual(['1004', '1101']);
  });

  test('REST-05 combos, units and tags are returned in lists and one by one', async () => {
    const combos = (await found(`/products/product-combo/${organisationId}/1004/${websiteStoreId}`)) as Json[];
    expect(combos.map(({ sku }) => sku)).toEqual(['CB-100', 'TM-VN', 'MS-01']);
    const units = (await found(`/product-units/${organisationId}`)) as Json[];
    expect(await found(`/product-units/${organisationId}/YEAR`)).toEqual(units.find(({ id }) => id === 'YEAR'));
    const tags = (await found(`/product-tag/${at}`)) as Json[];
    expect(await found(`/product-tag/${at}/${tags[0]?.id}`)).toEqual(tags[0]);
    const own = (await found(`/product-tag/${at}/1004/tags`)) as Json[];
    expect(own.map(({ slug }) => slug)).toEqual(['ban-chay', 'khuyen-mai', 'nvme']);
  });

  test('REST-04 REST-05 an unknown resource is a 404 with a code', async () => {
    const strays = [
      `/categories/${at}/9999`,
      `/categories/${at}/handle/khong-co`,
      `/products/${at}/9999`,
      `/products/${at}/handle/khong-co`,
      `/products/${at}/handle/%00`,
      `/products/${at}/%00`,
      `/products/${organisationId}/%00`,
      `/products/${at}/option-v2/9999`,
      `/products/${organisationId}/9999`,
      `/products/product-combo/${organisationId}/9999/${websiteStoreId}`,
      `/product-units/${organisationId}/DAY`,
      `/product-units/somebody-else`,
      `/product-tag/${at}/9999`,
      `/stores/${organisationId}/9999`,
    ];
    for (const path of strays)
      expect(await get(path), path).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: expect.any(String) },
      });
  });

  test('DATA-02 CAT-01 every seed product is available at its address', async () => {
    for (const { slug, id } of seedProducts)
      expect(await found(`/products/${at}/handle/${slug}?build_type=simple`)).toMatchObject({ id, available: true });
  });
});
