import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayAmount } from '#core/pricing/amounts.ts';
import { formatDong } from '#core/shared/dong.ts';
import { expectOk, openShop } from '#test/kit/shop.ts';
import { parseProductQuery } from '#ui/catalogue/product-query.ts';
import { shownPages } from '#ui/kit/pagination.tsx';
import { parseSearch, stringifySearch } from '#ui/navigation/search.ts';
import { addressOf, openPage } from './open-page.tsx';

const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const query = (path: string) => parseProductQuery(parseSearch(path), null);

test('ROUTE-01 the home page shows the headline, the price board of fourteen product lines, plan tabs, the four steps and questions', async () => {
  await openPage('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Thuê máy chủ SSD');
  const board = screen.getByRole('region', { name: 'Bảng giá hôm nay' });
  expect(
    within(board)
      .getAllByRole('link')
      .filter((each) => each.getAttribute('href')?.startsWith('/cua-hang/')),
  ).toHaveLength(14);
  expect(await screen.findByRole('navigation', { name: 'Dòng sản phẩm' })).toBeTruthy();
  expect(await screen.findByText('Từ giỏ hàng đến máy chủ chạy')).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('main details').length).toBeGreaterThan(2));
});

test('ROUTE-01 tab and term of the home page are in the URL', async () => {
  const { useCases, router } = await openPage('/?tab=web-hosting&term=12');
  const tab = expectOk(await useCases.loadHome({})).tabs?.find(({ category }) => category.handle === 'web-hosting');
  const plans = within(await screen.findByRole('region', { name: 'Gói dựng sẵn, đổi cấu hình lúc nào cũng được' }));
  const shown = plans.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
  expect(shown).toEqual(tab?.plans.map((plan) => plan.title));
  const price = tab?.plans[0]?.prices.find(({ term }) => term === 12)?.perUnit;
  expect(price && screen.getAllByText(formatDong(price)).length).toBeGreaterThan(0);
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Dòng sản phẩm' })).getByRole('link', { name: 'Mail Server' }),
  );
  await waitFor(() => expect(addressOf(router)).toBe('/?tab=mail-server&term=12'));
});

test('ROUTE-02 /baremetal lists the servers with specifications, availability and price', async () => {
  const { useCases } = await openPage('/baremetal');
  const { products } = expectOk(await useCases.listProducts({ ...query(''), category: 'bare-metal' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(products.map(({ title }) => title));
  for (const row of rows) expect(row.textContent).toMatch(/Có sẵn|Đặt trước|Tạm hết/);
  expect(rows[0]?.textContent).toContain(products[0]?.specifications[0]?.value);
});

test('ROUTE-03 the shop shows category tree, cards, sorting, filters and pagination', async () => {
  const { router } = await openPage('/cua-hang');
  const tree = screen.getByRole('navigation', { name: 'Danh mục sản phẩm' });
  expect(within(tree).getAllByRole('link')).toHaveLength(17);
  expect(screen.getAllByRole('article')).toHaveLength(11);
  expect(screen.getByRole('navigation', { name: 'Phân trang' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Trang sau' }));
  await waitFor(() => expect(addressOf(router)).toBe('/cua-hang?page=2'));
});

test('ROUTE-03 filters and sorting are one GET form that works without script', async () => {
  const { router } = await openPage('/cua-hang?store=&q=cloud');
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>('form#filters');
    if (!found) throw new Error('no filters yet');
    return found;
  });
  expect(form.method).toBe('get');
  expect(form.getAttribute('action')).toBe('/cua-hang');
  expect(screen.getByRole('combobox', { name: 'Sắp xếp' }).getAttribute('form')).toBe('filters');
  fireEvent.change(within(form).getByLabelText('Đến'), { target: { value: '200.000' } });
  fireEvent.submit(form);
  await waitFor(() => expect(addressOf(router)).toContain('to=200.000'));
  expect(addressOf(router)).toContain('q=cloud');
});

test('ROUTE-03 a list without matches says so and links to all plans', async () => {
  await openPage('/cua-hang?q=khongcogigiongtheca');
  expect(await screen.findByText('Không có gói nào khớp')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xem mọi gói' }).getAttribute('href')).toBe('/cua-hang');
});

test('STA-02 ROUTE-04 a category shows its own plans and keeps the parameters of its URL', async () => {
  const { router } = await openPage('/cua-hang/danh-muc/office-365?sort=price-asc&page=1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Office 365');
  expect(titles()).toHaveLength(5);
  expect(addressOf(router)).toContain('sort=price-asc');
});

test('ROUTE-05 the breadcrumbs of a category contain its parent; below another parent it is a 404', async () => {
  await openPage('/cua-hang/may-chu/cloud-server');
  const crumbs = screen.getByRole('navigation', { name: 'Đường dẫn' });
  expect(
    within(crumbs)
      .getAllByRole('link')
      .map((each) => each.textContent),
  ).toEqual(['Trang chủ', 'Cửa hàng', 'Máy chủ']);
});

test('ROUTE-06 all products can be found by keyword, with and without accents', async () => {
  await openPage('/san-pham?q=may%20chu%20rieng');
  const plain = titles();
  expect(plain.length).toBeGreaterThan(0);
  await openPage(`/san-pham?q=${encodeURIComponent('Máy chủ riêng')}`);
  expect(titles()).toEqual(plain);
});

test('CAT-02 a card shows title, price, the struck-out price with its badge, and the button to choose the plan', async () => {
  await openPage('/cua-hang/danh-muc/cloud-server');
  const { useCases } = openShop();
  const { products } = expectOk(await useCases.listProducts({ ...query(''), category: 'cloud-server' }));
  const marked = products.find(({ prices, defaultTerm }) =>
    prices.some((each) => each.term === defaultTerm && each.oldPerUnit !== null),
  );
  const entry = marked?.prices.find(({ term }) => term === marked.defaultTerm);
  const card = screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', { name: marked?.title ?? '' }));
  if (!card || !entry?.oldPerUnit || !marked) throw new Error('no plan on promotion');
  expect(within(card).getByText(formatDong(entry.perUnit))).toBeTruthy();
  expect(card.querySelector('s')?.textContent).toContain(formatDong(entry.oldPerUnit));
  expect(card.textContent).toMatch(/Giảm \d+%/);
  expect(card.textContent).toContain(formatDong(displayAmount(entry.charge, marked.vat)));
  expect(card.textContent).toContain('Gia hạn');
  expect(within(card).getByRole('link', { name: 'Chọn gói này' })).toBeTruthy();
});

test('CAT-05 prices are whole numbers with dots and đ, and every price on a page has its unit', async () => {
  await openPage('/cua-hang');
  for (const card of screen.getAllByRole('article'))
    expect(card.textContent).toMatch(/\d{1,3}(\.\d{3})+đ\/(tháng|năm|người dùng\/tháng)/);
});

test('ROUTE-03 the pagination links the first, the last and the current page and its neighbours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const shown = shownPages(page, pages);
      const numbers = shown.filter((each) => each !== null);
      for (const each of [1, page, pages]) expect(numbers).toContain(each);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('ROUTE-03 parsing and serialising a query are inverse', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }))),
      (search) => {
        const kept = Object.fromEntries(Object.entries(search).filter(([name]) => name !== '__proto__'));
        expect(parseSearch(stringifySearch(kept))).toEqual(kept);
        expect(stringifySearch(parseSearch(stringifySearch(kept)))).toBe(stringifySearch(kept));
      },
    ),
  );
});

test('ROUTE-03 parameters named like object properties are parsed like any other', () => {
  expect(parseSearch('?constructor=a&toString=b&constructor=c')).toEqual({ constructor: ['a', 'c'], toString: 'b' });
});

test('ROUTE-03 invalid parameters of a list are ignored', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (from, sort, page) => {
      const read = parseProductQuery({ from, sort, page }, null);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(Number.isSafeInteger(read.page)).toBe(true);
      expect(read.priceFrom === null || Number.isSafeInteger(read.priceFrom)).toBe(true);
    }),
  );
});
