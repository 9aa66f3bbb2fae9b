import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AddToCartCommand } from '#core/cart/cart.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { productId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from './open-page.tsx';

const PLAN = 'cloud-server-ssd-4';
const receipt = async () => within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));

test('ROUTE-07 the product page shows the plan’s name, its price in the price summary, VAT and the renewal with its date', async () => {
  const { useCases } = await openPage(`/san-pham/${PLAN}`);
  const product = expectOk(await useCases.loadProduct({ slug: PLAN }));
  const quote = expectOk(computeQuote(product, configurationFromQuery(product, {})));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(product.title);
  const panel = await receipt();
  expect(panel.getByText(formatDong(quote.totals.gross))).toBeTruthy();
  expect(panel.getByText(`VAT ${product.vat.percent}%`)).toBeTruthy();
  expect(panel.getByText(/Gia hạn từ/).textContent).toMatch(/\d{2}\/\d{2}\/\d{4}/);
  expect(panel.getByText(new RegExp(formatDong(quote.renewal.gross).replaceAll('.', '\\.')))).toBeTruthy();
});

test('VOU-02 ERR-05 a promotional price names its campaign and its last day; without the campaign the rest stays', async () => {
  await openPage(`/san-pham/${PLAN}`);
  expect(await (await receipt()).findByText('Ưu đãi thuê mới, đến hết 31/12/2027')).toBeTruthy();
  for (const campaign of [async () => fail({ kind: 'unreachable' } as const), null]) {
    await openPage(`/san-pham/${PLAN}`, {
      useCases: (own) => ({
        loadCampaign:
          campaign ??
          (async (input) => {
            const found = await own.loadCampaign(input);
            return found.ok ? ok({ ...found.value, isActive: false }) : found;
          }),
      }),
    });
    expect((await receipt()).getByText('Đã giảm 20% so với giá niêm yết')).toBeTruthy();
    expect(screen.queryByText(/đến hết/)).toBeNull();
  }
});

test('CAT-03 of a long line the page shows the plans next to its own, and leads to all', async () => {
  const shown = async (at: number) => {
    const { useCases } = await openPage(`/san-pham/${PLAN}`, {
      useCases: (own) => ({
        loadProduct: async (input) => {
          const found = await own.loadProduct(input);
          if (!found.ok) return found;
          const [tile] = found.value.siblings;
          if (tile === undefined) throw new Error('no plans');
          const siblings = Array.from({ length: 50 }, (_, index) => ({
            ...tile,
            id: index === at ? found.value.id : productId(`own-${index}`),
            title: `Gói ${index}.`,
          }));
          return ok({ ...found.value, siblings });
        },
      }),
    });
    const product = expectOk(await useCases.loadProduct({ slug: PLAN }));
    expect(screen.getByRole('link', { name: 'Xem cả 50 gói' }).getAttribute('href')).toBe(
      `/cua-hang/danh-muc/${product.category.handle}`,
    );
    const tiles = within(screen.getByRole('group', { name: 'Cấu hình' })).getAllByRole('link');
    expect(tiles.filter((each) => each.getAttribute('aria-current') !== null)).toHaveLength(1);
    return tiles.map((each) => Number(/(\d+)\./.exec(each.textContent ?? '')?.[1]));
  };
  const upFrom = (first: number) => Array.from({ length: 12 }, (_, index) => first + index);
  expect(await shown(0)).toEqual(upFrom(0));
  expect(await shown(20)).toEqual(upFrom(14));
  expect(await shown(49)).toEqual(upFrom(38));
});

test('STA-02 ROUTE-08 every choice updates the total at once, and the URL contains the whole configuration', async () => {
  const { useCases, router } = await openPage(`/san-pham/${PLAN}/tuy-bien`);
  const product = expectOk(await useCases.loadProduct({ slug: PLAN }));
  fireEvent.click(await screen.findByRole('radio', { name: /^6 tháng/ }));
  await waitFor(() => expect(addressOf(router)).toBe(`/san-pham/${PLAN}/tuy-bien?time=6`));
  fireEvent.click(screen.getByRole('button', { name: 'Tăng: Số lượng' }));
  await waitFor(() => expect(addressOf(router)).toContain('count=2'));
  fireEvent.click(screen.getByRole('radio', { name: /2 địa chỉ/ }));
  await waitFor(() => expect(addressOf(router)).toContain('chosen'));
  const chosen = configurationFromQuery(product, router.state.location.search);
  expect(chosen.term).toBe(6);
  expect(chosen.quantity).toBe(2);
  const quote = expectOk(computeQuote(product, chosen));
  expect((await receipt()).getByText(formatDong(quote.totals.gross))).toBeTruthy();
  expect(quote.lines.length).toBe(2);
});

test('STA-02 ROUTE-08 a shared URL opens the same configuration; its canonical URL is the product page', async () => {
  await openPage(`/san-pham/${PLAN}/tuy-bien?time=12&count=3`);
  expect(((await screen.findByRole('radio', { name: /^12 tháng/ })) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('spinbutton', { name: 'Số lượng' }) as HTMLInputElement).value).toBe('3');
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    `https://shop.test/san-pham/${PLAN}`,
  );
});

test('CAT-03 the page shows options, description, specifications, policy, contact line, extras and the buy button', async () => {
  const { useCases } = await openPage(`/san-pham/${PLAN}`);
  const product = expectOk(await useCases.loadProduct({ slug: PLAN }));
  for (const option of product.options) expect((await screen.findAllByText(option.name)).length).toBeGreaterThan(0);
  for (const heading of ['Mô tả', 'Thông số', 'Chính sách'])
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('heading', { name: heading })).toBeTruthy());
  for (const paragraph of product.description) expect(screen.getByText(paragraph)).toBeTruthy();
  expect(product.description.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(120);
  for (const { label } of product.specifications) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  expect(
    screen
      .getByText(/Hỏi về gói này/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('tel:18006070');
  expect((await receipt()).getByRole('button', { name: 'Thêm vào giỏ' })).toBeTruthy();
});

test('ENT-06 the specifications of goods name weight and size', async () => {
  const size = { width: 482, depth: 700, height: 44 };
  await openPage(`/san-pham/${PLAN}`, {
    useCases: (own) => ({
      loadProduct: async (input) => {
        const found = await own.loadProduct(input);
        return found.ok ? ok({ ...found.value, dimensions: { weight: 14.5, size } }) : found;
      },
    }),
  });
  expect(await screen.findByText('14,5 kg')).toBeTruthy();
  expect(screen.getByText('482 × 700 × 44 mm')).toBeTruthy();
});

test('CAT-03 the form works without script: every field has a name, and the button posts to the page itself', async () => {
  await openPage(`/san-pham/${PLAN}`);
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>('form#cau-hinh');
    if (!found) throw new Error('no configurator yet');
    return found;
  });
  const names = [...new Set([...new FormData(form)].map(([name]) => name))];
  expect(names).toEqual(
    expect.arrayContaining(['slug', 'expectedTotal', 'configuration.term', 'configuration.quantity']),
  );
  expect(names.some((name) => /^configuration\.chosen\[\d+\]$/.test(name))).toBe(true);
  const button = (await receipt()).getByRole('button', { name: 'Thêm vào giỏ' });
  expect(form.contains(button)).toBe(true);
  expect(button.getAttribute('formmethod')).toBe('post');
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['_use', 'addToCart']);
});

test('CART-09 two presses of the buy button add the shown configuration once and open the cart', async () => {
  const sent: AddToCartCommand[] = [];
  const { router } = await openPage(`/san-pham/${PLAN}?time=6`, {
    useCases: (own) => ({
      addToCart: (command) => {
        sent.push(command);
        return own.addToCart(command);
      },
    }),
  });
  const button = (await receipt()).getByRole('button', { name: 'Thêm vào giỏ' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang\?orderId=/));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.configuration.term).toBe(6);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' })).toBeTruthy());
});

test('CART-19 a changed price is shown and adds nothing; «Thêm với giá mới» sends the new total', async () => {
  const expectedTotal: number[] = [];
  await openPage(`/san-pham/${PLAN}`, {
    useCases: () => ({
      addToCart: async (command) => {
        expectedTotal.push(command.expectedTotal);
        return fail({ kind: 'price-changed', old: command.expectedTotal, now: dong(2_000_000) });
      },
    }),
  });
  fireEvent.click((await receipt()).getByRole('button', { name: 'Thêm vào giỏ' }));
  const again = await waitFor(async () => (await receipt()).getByRole('button', { name: 'Thêm với giá mới' }));
  expect(await screen.findByText('Giá vừa đổi trong lúc bạn xem')).toBeTruthy();
  expect((await receipt()).getByText('2.000.000đ')).toBeTruthy();
  fireEvent.click(again);
  await waitFor(() => expect(expectedTotal).toHaveLength(2));
  expect(expectedTotal[1]).toBe(2_000_000);
});

test('ERR-06 a failed add keeps every choice and shows the reason and the next step beside the button', async () => {
  const { router } = await openPage(`/san-pham/${PLAN}?time=12`, {
    useCases: () => ({ addToCart: async () => fail({ kind: 'add-failed' }) }),
  });
  fireEvent.click((await receipt()).getByRole('button', { name: 'Thêm vào giỏ' }));
  expect((await screen.findAllByText('Thêm sản phẩm vào đơn hàng thất bại!')).length).toBeGreaterThan(0);
  expect(addressOf(router)).toBe(`/san-pham/${PLAN}?time=12`);
});

test('ERR-06 a failed plain post is rendered again with its input and failure', async () => {
  await openPage(`/san-pham/${PLAN}`, {
    context: {
      submission: {
        use: 'addToCart',
        fields: { slug: PLAN, expectedTotal: '1', configuration: { term: '24', quantity: '4', chosen: {} } },
        failure: { kind: 'price-changed', old: dong(1), now: dong(3_000_000) },
      },
    },
  });
  expect(((await screen.findByRole('radio', { name: /^24 tháng/ })) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('spinbutton', { name: 'Số lượng' }) as HTMLInputElement).value).toBe('4');
  expect(document.querySelector<HTMLInputElement>('form#cau-hinh input[name=expectedTotal]')?.value).toBe('3000000');
});

test('STA-02 DOM-04 a domain product checks the typed name, reports an uncertain answer as uncertain, and splits its price into state fee and service fee', async () => {
  await openPage('/san-pham/ten-mien-vn');
  const field = await screen.findByRole('textbox', { name: /Tên miền/ });
  fireEvent.change(field, { target: { value: 'google' } });
  expect(await screen.findByText('google.vn đã có chủ')).toBeTruthy();
  const other = await screen.findByRole('link', { name: 'google.net.vn còn trống' });
  expect(other.getAttribute('href')).toContain('/san-pham/ten-mien-net-vn?chosen');
  const panel = await receipt();
  expect(panel.getByText('Lệ phí đăng ký nhà nước')).toBeTruthy();
  expect(panel.getByText('Phí duy trì nhà nước')).toBeTruthy();
  expect(panel.getByText('Phí dịch vụ')).toBeTruthy();
});
