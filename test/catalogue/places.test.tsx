import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { defaultProductQuery, type LocationStock } from '#core/catalogue/product.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { moveStock } from '#test/kit/fakes/memory-changes.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { availabilityText } from '#ui/blocks/price/availability.vi.ts';

const productOf = (sku: string) => {
  const found = products.find((product) => product.sku === sku);
  if (found === undefined) throw new Error(`the seed has no ${sku}`);
  return found;
};
const main = () => within(screen.getByRole('main'));
const stockLabels = (places: readonly LocationStock[]) =>
  places.map(({ location, stock }) => `${location}: ${availabilityText.stock[stock]}`);
const itemTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const tile = (place: string) => main().getByRole('radio', { name: new RegExp(`^${place}`) }) as HTMLInputElement;

describe('CAT-10 locations in the configurator', () => {
  test('CAT-10 every location shows its stock, and a sold-out one cannot be chosen', async () => {
    const machine = productOf('BM-M');
    await openPage(`/san-pham/${machine.slug}`);
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    const named = (place: string) => tile(place).closest('label')?.textContent;
    expect([named('Hà Nội'), named('TP. Hồ Chí Minh'), named('Đà Nẵng')]).toEqual([
      'Hà Nội Có sẵn',
      'TP. Hồ Chí Minh Có sẵn',
      'Đà Nẵng Hết chỗ',
    ]);
    expect([tile('Hà Nội').disabled, tile('Hà Nội').checked, tile('Đà Nẵng').disabled]).toEqual([false, true, true]);
  });

  test('CAT-10 a product without stock per location shows none', async () => {
    await openPage('/san-pham/cloud-server-ssd-4');
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    expect(tile('Hà Nội').closest('label')?.textContent?.trim()).toBe('Hà Nội');
    expect(main().queryByRole('list', { name: availabilityText.places })).toBeNull();
  });

  test('CAT-10 an address with a sold-out location shows the default', async () => {
    const machine = productOf('BM-M');
    const option = machine.options.find(({ values }) => values.some(({ stock }) => stock === 'sold-out'));
    const gone = option?.values.find(({ stock }) => stock === 'sold-out');
    await openPage(`/san-pham/${machine.slug}?chosen%5B${option?.id}%5D=${gone?.id}`);
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    expect([tile('Hà Nội').checked, tile('Đà Nẵng').checked]).toEqual([true, false]);
  });

  test('CAT-10 a location that sold out while the page was open is an error of its option, with the remaining locations', async () => {
    const machine = productOf('BM-S');
    const shop = openShop();
    await openPage(`/san-pham/${machine.slug}`, { world: shop.world });
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    const [add] = await main().findAllByRole('button', { name: 'Thêm vào giỏ' });
    await act(async () => void (add && fireEvent.click(add)));
    expect(await main().findByText(/Nơi bạn chọn vừa hết chỗ\. .*TP\. Hồ Chí Minh \(có sẵn\), Đà Nẵng/)).toBeTruthy();
    await waitFor(() => expect(tile('Hà Nội').disabled).toBe(true));
    expect(tile('TP. Hồ Chí Minh').checked).toBe(true);
  });

  test('CAT-10 a server that is sold out everywhere is «Tạm hết» and has no order button', async () => {
    const machine = productOf('RM-256');
    const shop = openShop();
    for (const { location } of machine.locations) moveStock(shop.world, machine.id, location, 'sold-out');
    await openPage(`/san-pham/${machine.slug}`, { world: shop.world });
    expect(await main().findByText('Tạm hết')).toBeTruthy();
    expect(main().queryAllByRole('button', { name: /Thêm vào giỏ|Mua ngay/ })).toEqual([]);
    for (const place of ['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng']) expect(tile(place).disabled).toBe(true);
  });
});

describe('CAT-10 locations before configuration', () => {
  test.each(['bare-metal', 'big-memory', 'gpu-desktop'])(
    'CAT-02 CAT-10 cards of %s list every location',
    async (line) => {
      const { useCases } = await openPage(`/cua-hang/danh-muc/${line}`);
      const { products: shown } = expectOk(
        await useCases.listProducts({ ...defaultProductQuery, sort: null, facets: {}, category: line }),
      );
      const cards = await main().findAllByRole('article');
      expect(cards.map((card) => itemTexts(within(card).getByRole('list', { name: availabilityText.places })))).toEqual(
        shown.map(({ locations }) => stockLabels(locations)),
      );
    },
  );

  test.each(['BM-L', 'RM-512', 'GPU-4090'])(
    'CAT-03 CAT-10 the head of the page of %s lists every location',
    async (sku) => {
      const machine = productOf(sku);
      await openPage(`/san-pham/${machine.slug}`);
      expect(itemTexts(main().getByRole('list', { name: availabilityText.places }))).toEqual(
        stockLabels(machine.locations),
      );
    },
  );

  test('ROUTE-02 CAT-10 the table of /baremetal lists every location in its availability column', async () => {
    const { useCases } = await openPage('/baremetal');
    const { products: shown } = expectOk(
      await useCases.listProducts({ ...defaultProductQuery, sort: null, facets: {}, category: 'bare-metal' }),
    );
    const rows = within(await main().findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => itemTexts(within(row).getByRole('list', { name: availabilityText.places })))).toEqual(
      shown.map(({ locations }) => stockLabels(locations)),
    );
  });

  test('CAT-08 CAT-10 the comparison lists every location once, in its availability row', async () => {
    const [one, other] = [productOf('BM-M'), productOf('RM-512')];
    await openPage(`/so-sanh?sp=${one.slug},${other.slug}`);
    const table = within(await main().findByRole('table'));
    const row = table.getByRole('rowheader', { name: /^Tình trạng/ }).closest('tr');
    if (row === null) throw new Error('a header stands in a row');
    const lists = within(row).getAllByRole('list', { name: availabilityText.places });
    expect(lists.map(itemTexts)).toEqual([stockLabels(one.locations), stockLabels(other.locations)]);
  });
});

describe('CAT-10 a location that sold out while its line was in the cart', () => {
  const openCartWithSoldOutLine = async () => {
    const machine = productOf('BM-S');
    const shop = openShop();
    const configuration = defaultConfiguration(machine);
    expectOk(
      await shop.useCases.addToCart({
        slug: machine.slug,
        configuration,
        idempotencyKey: freshIdempotencyKey(),
        expectedTotal: expectOk(computeQuote(machine, configuration)).totals.gross,
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
      }),
    );
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    await openPage('/gio-hang', { world: shop.world, browser: shop.browser });
    return { shop, machine };
  };

  test('CAT-10 CART-16 the line stays, shows the problem, and one click moves it', async () => {
    const { machine } = await openCartWithSoldOutLine();
    expect(await main().findByText('Đã hết chỗ tại Hà Nội.')).toBeTruthy();
    expect(main().getByRole('heading', { name: machine.title })).toBeTruthy();
    const move = main().getByRole('button', { name: 'Chuyển sang TP. Hồ Chí Minh (có sẵn)' }) as HTMLButtonElement;
    expect(main().getByRole('button', { name: 'Chuyển sang Đà Nẵng (đặt trước)' })).toBeTruthy();
    const fields = Object.fromEntries([...new FormData(move.form ?? undefined)]);
    const option = machine.options.find(({ values }) => values.some(({ stock }) => stock !== null));
    expect([move.form?.method, fields]).toMatchObject([
      'post',
      { _use: 'setLineOptions', [`options[${option?.id}]`]: 'TP. Hồ Chí Minh' },
    ]);
    await act(async () => void fireEvent.click(move));
    await waitFor(() => expect(main().queryByText('Đã hết chỗ tại Hà Nội.')).toBeNull());
    expect(main().getByText(/TP\. Hồ Chí Minh/)).toBeTruthy();
  });

  test('CAT-10 when no other location has stock, the line says so and offers none', async () => {
    const { shop, machine } = await openCartWithSoldOutLine();
    for (const { location } of machine.locations) moveStock(shop.world, machine.id, location, 'sold-out');
    await openPage('/gio-hang', { world: shop.world, browser: shop.browser });
    expect(await main().findByText(/Các nơi khác cũng đã hết/)).toBeTruthy();
    expect(main().queryAllByRole('button', { name: /^Chuyển sang/ })).toEqual([]);
    expect(main().getByRole('heading', { name: machine.title })).toBeTruthy();
  });
});
