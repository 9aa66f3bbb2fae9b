import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { defaultProductQuery, type LocationStock } from '#core/catalogue/product.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { moveStock } from '#test/kit/memory-changes.ts';
import { good, openShop, press } from '#test/kit/shop.ts';
import { products } from '#test/pricing/products.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';

const productOf = (sku: string) => {
  const found = products.find((product) => product.sku === sku);
  if (found === undefined) throw new Error(`the seed has no ${sku}`);
  return found;
};
const main = () => within(screen.getByRole('main'));
const said = (places: readonly LocationStock[]) => places.map(({ place, stock }) => `${place}: ${blocks.stock[stock]}`);
const listed = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const tile = (place: string) => main().getByRole('radio', { name: new RegExp(`^${place}`) }) as HTMLInputElement;

describe('CAT-10 places in the configurator', () => {
  test('CAT-10 every place says how the machine can be had there, and a sold-out one cannot be chosen', async () => {
    const machine = productOf('BM-M');
    await openPage(`/san-pham/${machine.slug}`);
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    const named = (place: string) => tile(place).closest('label')?.textContent;
    expect([named('Hà Nội'), named('TP. Hồ Chí Minh'), named('Đà Nẵng')]).toEqual([
      'Hà NộiCó sẵn',
      'TP. Hồ Chí MinhCó sẵn',
      'Đà NẵngHết chỗ',
    ]);
    expect([tile('Hà Nội').disabled, tile('Hà Nội').checked, tile('Đà Nẵng').disabled]).toEqual([false, true, true]);
  });

  test('CAT-10 a product whose places are not told apart says nothing about them', async () => {
    await openPage('/san-pham/cloud-server-ssd-4');
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    expect(tile('Hà Nội').closest('label')?.textContent).toBe('Hà Nội');
    expect(main().queryByRole('list', { name: blocks.places })).toBeNull();
  });

  test('CAT-10 an address that names a sold-out place shows the default', async () => {
    const machine = productOf('BM-M');
    const option = machine.options.find(({ values }) => values.some(({ stock }) => stock === 'sold-out'));
    const gone = option?.values.find(({ stock }) => stock === 'sold-out');
    await openPage(`/san-pham/${machine.slug}?chosen%5B${option?.id}%5D=${gone?.id}`);
    await main().findByRole('group', { name: 'Trung tâm dữ liệu' });
    expect([tile('Hà Nội').checked, tile('Đà Nẵng').checked]).toEqual([true, false]);
  });

  test('CAT-10 what sold out while the page was open is told beside its option, with the places that are left', async () => {
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

  test('CAT-10 a machine that is left nowhere is «Tạm hết» and has no button that orders it', async () => {
    const machine = productOf('RM-256');
    const shop = openShop();
    for (const { place } of machine.places) moveStock(shop.world, machine.id, place, 'sold-out');
    await openPage(`/san-pham/${machine.slug}`, { world: shop.world });
    expect(await main().findByText('Tạm hết')).toBeTruthy();
    expect(main().queryAllByRole('button', { name: /Thêm vào giỏ|Mua ngay/ })).toEqual([]);
    for (const place of ['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng']) expect(tile(place).disabled).toBe(true);
  });
});

describe('CAT-10 places before anything is configured', () => {
  test.each(['bare-metal', 'big-memory', 'gpu-desktop'])('CAT-02 CAT-10 cards of %s tell every place', async (line) => {
    const { useCases } = await openPage(`/cua-hang/danh-muc/${line}`);
    const { products: shown } = good(await useCases.listProducts({ ...defaultProductQuery, category: line }));
    const cards = await main().findAllByRole('article');
    expect(cards.map((card) => listed(within(card).getByRole('list', { name: blocks.places })))).toEqual(
      shown.map(({ places }) => said(places)),
    );
  });

  test.each(['BM-L', 'RM-512', 'GPU-4090'])(
    'CAT-03 CAT-10 the page of %s tells every place in its head',
    async (sku) => {
      const machine = productOf(sku);
      await openPage(`/san-pham/${machine.slug}`);
      expect(listed(main().getByRole('list', { name: blocks.places }))).toEqual(said(machine.places));
    },
  );

  test('ROUTE-02 CAT-10 the table of /baremetal has every place in its column of availability', async () => {
    const { useCases } = await openPage('/baremetal');
    const { products: shown } = good(await useCases.listProducts({ ...defaultProductQuery, category: 'bare-metal' }));
    const rows = within(main().getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => listed(within(row).getByRole('list', { name: blocks.places })))).toEqual(
      shown.map(({ places }) => said(places)),
    );
  });

  test('CAT-08 CAT-10 the comparison has every place in its row of availability, and tells it once', async () => {
    const [one, other] = [productOf('BM-M'), productOf('RM-512')];
    await openPage(`/so-sanh?sp=${one.slug},${other.slug}`);
    const table = within(await main().findByRole('table'));
    const row = table.getByRole('rowheader', { name: /^Tình trạng/ }).closest('tr');
    if (row === null) throw new Error('a header stands in a row');
    const lists = within(row).getAllByRole('list', { name: blocks.places });
    expect(lists.map(listed)).toEqual([said(one.places), said(other.places)]);
  });
});

describe('CAT-10 a place that sold out while its line lay in the cart', () => {
  const cartAt = async () => {
    const machine = productOf('BM-S');
    const shop = openShop();
    const configuration = defaultConfiguration(machine);
    good(
      await shop.useCases.addToCart({
        ...{ slug: machine.slug, configuration, idempotencyKey: press() },
        expectedTotal: good(computeQuote(machine, configuration)).totals.gross,
        ...{ orderId: null, keepPointer: true, campaign: null, source: null },
      }),
    );
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    await openPage('/gio-hang', { world: shop.world, browser: shop.browser });
    return { shop, machine };
  };

  test('CAT-10 CART-16 the line stays, says what is wrong, and one press moves it', async () => {
    const { machine } = await cartAt();
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

  test('CAT-10 where no other place has one either, the line says so and offers none', async () => {
    const { shop, machine } = await cartAt();
    for (const { place } of machine.places) moveStock(shop.world, machine.id, place, 'sold-out');
    await openPage('/gio-hang', { world: shop.world, browser: shop.browser });
    expect(await main().findByText(/Các nơi khác cũng đã hết/)).toBeTruthy();
    expect(main().queryAllByRole('button', { name: /^Chuyển sang/ })).toEqual([]);
    expect(main().getByRole('heading', { name: machine.title })).toBeTruthy();
  });
});
