import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { importCatalogue } from '#backend/catalogue/import/import-catalogue.ts';
import { readJson } from '#backend/catalogue/import/read-json.ts';
import { defaultProductQuery, type Product } from '#core/catalogue/product.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { serviceId } from '#core/shared/ids.ts';
import { freshToken } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { openSetUpShop, type SetUpShop } from '#test/services/entry/set-up-shop.ts';

const vpn = {
  lines: [
    {
      line: 'vpn',
      title: 'VPN doanh nghiệp',
      group: 'Mạng và bảo mật',
      description: 'Mạng riêng cho nhân viên',
      kind: 'machine',
      handover: 'day',
      icon: 'shield',
      columns: ['Người dùng', 'Băng thông'],
    },
  ],
  options: [
    {
      option: 'exit',
      name: 'Nơi ra mạng',
      type: 'one',
      lines: ['vpn'],
      requiredFor: ['vpn'],
      values: [{ value: 'Singapore' }, { value: 'Tokyo', price: 20_000 }],
    },
  ],
  products: [
    {
      sku: 'VPN-10',
      title: 'VPN 10 người',
      line: 'vpn',
      specs: '10 người dùng · 100 Mbps',
      specifications: ['Người dùng: 10', 'Băng thông: 100 Mbps'],
      prices: [
        { term: 1, price: 150_000 },
        { term: 12, price: 120_000 },
      ],
    },
  ],
};

/** One of the product in its first term, without options. */
const lineOf = ({ id, prices: [price] }: Product): NewLine => {
  if (!price) throw new Error('nothing is sold');
  return {
    productId: id,
    term: price.term,
    quantity: 1,
    charge: price.charge,
    priceType: price.type,
    oldCharge: null,
    description: '',
    options: [],
    children: [],
    campaign: null,
    gift: false,
    source: null,
  };
};

describe('CAT-10 a product line of the firm’s own, which no code knows', () => {
  let shop: SetUpShop;
  const catalogue = async () => {
    const { backend } = shop.office;
    const held = await freshToken(backend);
    return graphqlCatalogue(wireClient(backend, '/product-service/graphql', held), wireClient(backend, '', held));
  };
  const importGoods = async (goods: object) => {
    const read = readJson(JSON.stringify(goods));
    if ('problem' in read) throw new Error(read.problem);
    const { db, clock } = shop.office.backend.deps;
    return importCatalogue(db, read, { apply: true, overwrite: false, now: clock.now(), pictureProblem: () => null });
  };
  beforeAll(async () => {
    shop = await openSetUpShop();
    const { changes, refusals } = await importGoods(vpn);
    expect([changes.map(({ effect, kind }) => [effect, kind]), refusals]).toEqual([
      [
        ['added', 'line'],
        ['added', 'product'],
        ['added', 'option'],
      ],
      [],
    ]);
  });
  afterAll(() => shop.office.close());

  test('stands in its group of the menu, and is listed, filtered and found', async () => {
    const { categories, category, products } = await catalogue();
    const tree = unwrap(await categories(null));
    expect(tree.at(-1)).toMatchObject({
      title: 'Mạng và bảo mật',
      handle: 'mang-va-bao-mat',
      children: [
        {
          handle: 'vpn',
          title: 'VPN doanh nghiệp',
          description: 'Mạng riêng cho nhân viên',
          icon: 'shield',
          handover: 'day',
          columns: ['Người dùng', 'Băng thông'],
        },
      ],
    });
    expect(unwrap(await category('vpn', null))).toMatchObject({ title: 'VPN doanh nghiệp' });
    for (const asked of [{ category: 'vpn' }, { category: 'mang-va-bao-mat' }, { keyword: 'mang bao mat' }])
      expect(unwrap(await products({ ...defaultProductQuery, ...asked })).products).toMatchObject([
        { sku: 'VPN-10', type: 'vpn', category: { handle: 'vpn' }, image: null, defaultTerm: 1 },
      ]);
  });

  test('promises no minutes while members set it up, whatever it says', async () => {
    const promised = async () =>
      unwrap(await (await catalogue()).categories(null))
        .at(-1)
        ?.children.map(({ handover }) => handover);
    await importGoods({ lines: [{ line: 'vpn', handover: 'minutes' }] });
    expect(await promised()).toEqual(['working-day']);
    await importGoods({ lines: [{ line: 'vpn', handover: 'day' }] });
    expect(await promised()).toEqual(['day']);
  });

  test('is bought with its option, handed over by a member, and stands with its title in the customer’s account', async () => {
    const product = unwrap(await (await catalogue()).product('vpn-10-nguoi'));
    const [option] = product.options;
    const value = option?.values.find(({ title }) => title === 'Singapore');
    if (!option || !value) throw new Error('nothing is sold');
    const options = [{ id: option.id, name: option.name, value: value.title }];
    const bought = await shop.buy([{ ...lineOf(product), quantity: 2, options }]);
    expect(bought.map(({ type, status }) => [type, status])).toEqual([
      ['vpn', 'PROCESSING'],
      ['vpn', 'PROCESSING'],
    ]);
    const [{ id } = { id: '' }] = bought;
    const form = JSON.stringify((await shop.desk.read('set-ups', id)).body);
    for (const part of ['VPN doanh nghiệp', 'Nơi ra mạng', 'Singapore', 'Địa chỉ IP']) expect(form).toContain(part);
    const typed = { ip: '103.9.76.12', user: 'nhom-1', password: 'Mot-lan-dung-9' };
    const nothing = await shop.handOver(id, { user: 'nhom-1', password: 'Mot-lan-dung-9' });
    expect([nothing.status, Object.keys(nothing.body.errors ?? {})]).toEqual([422, ['ip']]);
    expect((await shop.handOver(id, typed)).status).toBe(200);
    expect(unwrap(await graphqlServiceGateway(shop.client()).detail(serviceId(id)))).toMatchObject({
      type: 'vpn',
      typeName: 'VPN doanh nghiệp',
      status: 'COMPLETED',
      ips: ['103.9.76.12'],
      location: '',
      username: 'nhom-1',
      hasPassword: true,
    });
    expect(await shop.mailsAbout('103.9.76.12')).toHaveLength(1);
  });

  test('is handed over with what a member writes where its line has neither machine nor panel', async () => {
    await importGoods({
      lines: [{ line: 'tu-van', title: 'Tư vấn', group: 'Dịch vụ', kind: 'other' }],
      products: [
        { sku: 'TV-1', title: 'Tư vấn tháng', line: 'tu-van', specs: '8 giờ', prices: [{ term: 1, price: 900_000 }] },
      ],
    });
    const [{ id } = { id: '' }] = await shop.buy([lineOf(unwrap(await (await catalogue()).product('tu-van-thang')))]);
    const note = 'Gọi anh Dũng theo số 0901 000 111';
    expect((await shop.handOver(id, { note })).status).toBe(200);
    expect(await shop.mailsAbout(note)).toHaveLength(1);
  });

  test('moves to another group with its products, and changes its title', async () => {
    await importGoods({ lines: [{ line: 'vpn', title: 'VPN', group: 'Máy chủ' }] });
    const { products, categories } = await catalogue();
    const tree = unwrap(await categories(null));
    expect(tree.map(({ title }) => title)).not.toContain('Mạng và bảo mật');
    const page = unwrap(await products({ ...defaultProductQuery, category: 'may-chu', perPage: 100 }));
    expect(page.products.map(({ sku }) => sku)).toContain('VPN-10');
  });

  test.each([
    [{ lines: [{ line: 'vps', title: 'VPS' }] }, 'lines', 'group', 'để trống, mà mục này là mới'],
    [{ lines: [{ line: 'cloud-server', kind: 'site' }] }, 'lines', 'kind', 'loại dịch vụ cố định'],
    [{ lines: [{ line: 'vpn', icon: 'mèo' }] }, 'lines', 'icon', 'shield'],
    [{ lines: [{ line: 'vpn', handover: 'documents' }] }, 'lines', 'handover', 'working-day'],
    [{ lines: [{ line: 'Máy ảo', title: 'VPS', group: 'Máy chủ' }] }, 'lines', 'line', 'chữ thường không dấu'],
    [
      { products: [{ sku: 'X-1', title: 'X', line: 'vnp', prices: [{ term: 1, price: 1 }] }] },
      'products',
      'line',
      'có phải ý bạn là vpn?',
    ],
    [{ products: [{ sku: 'X-2', title: 'X', line: 'domain' }] }, 'products', 'line', 'tên miền bán bằng'],
    [{ options: [{ option: 'exit', lines: ['vpn', 'tunnel'] }] }, 'options', 'lines', 'không có dòng sản phẩm tunnel'],
  ])('%j is refused', async (goods, sheet, column, reason) =>
    expect((await importGoods(goods)).refusals).toContainEqual(
      expect.objectContaining({ sheet, column, reason: expect.stringContaining(reason) }),
    ),
  );
});
