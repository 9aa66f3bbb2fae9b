import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayAmount } from '#core/pricing/amounts.ts';
import { findListPricePerUnit } from '#core/pricing/term-savings.ts';
import { formatDong } from '#core/shared/dong.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { parseSearch, stringifySearch } from '#ui/navigation/search.ts';
import { addressOf, openPage } from './open-page.tsx';

const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const query = (path: string) => parseProductQuery(parseSearch(path), null);

test('ROUTE-01 the home page shows the headline, the price board of fourteen product lines, plan tabs, the four steps and questions', async () => {
  await openPage('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Thuê máy chủ SSD');
  const board = screen.getByRole('region', { name: 'Bảng giá hôm nay' });
  const rows = within(board)
    .getAllByRole('heading', { level: 3 })
    .flatMap((group) => [...(group.nextElementSibling?.querySelectorAll('a') ?? [])])
    .filter((each) => each.getAttribute('href')?.startsWith('/cua-hang/danh-muc/'));
  expect(rows).toHaveLength(14);
  for (const row of rows)
    expect(row.textContent).toMatch(/\d(\.\d{3})+đ.*\/(tháng|năm|người dùng\/tháng), kỳ \d+ (tháng|năm)/);
  expect(await screen.findByRole('navigation', { name: 'Dòng sản phẩm' })).toBeTruthy();
  expect(await screen.findByText('Từ giỏ hàng đến máy chủ chạy')).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('main details').length).toBeGreaterThan(2));
});

test('ROUTE-01 tab and term of the home page are in the URL', async () => {
  const { useCases, router } = await openPage('/?tab=web-hosting&term=12');
  const { tabs } = expectOk(await useCases.loadHome({ line: 'web-hosting' }));
  const webHosting = tabs?.find(({ category }) => category.handle === 'web-hosting')?.plans ?? [];
  const plans = within(await screen.findByRole('region', { name: 'Gói dựng sẵn, đổi cấu hình lúc nào cũng được' }));
  const shown = plans.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
  expect(shown).toEqual(webHosting.map((plan) => plan.title));
  const price = webHosting[0]?.prices.find(({ term }) => term === 12)?.perUnit;
  expect(price && screen.getAllByText(formatDong(price)).length).toBeGreaterThan(0);
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Dòng sản phẩm' })).getByRole('link', { name: 'Mail Server' }),
  );
  await waitFor(() => expect(addressOf(router)).toBe('/?tab=mail-server&term=12'));
  const mail = expectOk(await useCases.loadHome({ line: 'mail-server' })).tabs?.flatMap((each) => each.plans ?? []);
  expect(mail?.length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(plans.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual(
      mail?.map(({ title }) => title),
    ),
  );
});

test('ROUTE-02 /baremetal lists the servers with specifications, availability and price', async () => {
  const { useCases } = await openPage('/baremetal');
  const { products } = expectOk(await useCases.listProducts({ ...query(''), category: 'bare-metal' }));
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(products.map(({ title }) => title));
  await waitFor(() => {
    for (const row of rows) expect(row.textContent).toMatch(/Có sẵn|Đặt trước|Tạm hết/);
  });
  expect(rows[0]?.textContent).toContain(products[0]?.specifications[0]?.value);
});

test('ROUTE-03 the shop shows category tree, cards, sorting, filters and pagination', async () => {
  const { router } = await openPage('/cua-hang');
  const tree = screen.getByRole('navigation', { name: 'Danh mục sản phẩm' });
  expect(within(tree).getAllByRole('link')).toHaveLength(17);
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(screen.getByRole('navigation', { name: 'Phân trang' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Trang sau' }));
  await waitFor(() => expect(addressOf(router)).toBe('/cua-hang?page=2'));
});

test('ROUTE-03 CAT-01 the shop groups its cards by product line, each with a link to all of it', async () => {
  const { useCases } = await openPage('/cua-hang');
  const first = await screen.findByRole('region', { name: 'Cloud Server' });
  const all = within(first).getByRole('link', { name: 'Xem tất cả 8 gói Cloud Server' });
  expect(all.getAttribute('href')).toBe('/cua-hang/danh-muc/cloud-server');
  const { products } = expectOk(await useCases.listProducts({ ...query(''), category: 'cloud-server' }));
  const titles = within(first).getAllByRole('article');
  expect(titles.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
    products.map(({ title }) => title),
  );
});

test('ROUTE-03 filters and order are GET forms that keep each other and work without script', async () => {
  const { router } = await openPage('/cua-hang?store=&q=cloud&sort=price-asc');
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>('form#filters');
    if (!found) throw new Error('no filters yet');
    return found;
  });
  expect(form.method).toBe('get');
  expect(form.getAttribute('action')).toBe('/cua-hang');
  fireEvent.change(within(form).getByLabelText('Đến'), { target: { value: '200.000' } });
  fireEvent.submit(form);
  await waitFor(() => expect(addressOf(router)).toContain('to=200.000'));
  expect(addressOf(router)).toContain('q=cloud');
  expect(addressOf(router)).toContain('sort=price-asc');
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sắp xếp' });
  expect([order.form?.method, order.form?.getAttribute('action')]).toEqual(['get', '/cua-hang']);
  fireEvent.change(order, { target: { value: 'name' } });
  await waitFor(() => expect(addressOf(router)).toContain('sort=name'));
  for (const kept of ['q=cloud', 'to=200.000']) expect(addressOf(router)).toContain(kept);
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
  expect(card.querySelector('s')?.textContent).toContain(formatDong(findListPricePerUnit(marked.prices)));
  expect(card.textContent).toMatch(/Giảm \d+%/);
  expect(card.textContent).toContain(formatDong(displayAmount(entry.charge, marked.vat)));
  expect(card.textContent).toContain('Gia hạn');
  expect(within(card).getByRole('link', { name: 'Chọn gói này' })).toBeTruthy();
  expect(card.querySelector('img')).toBeTruthy();
});

test('CAT-05 prices are whole numbers with dots and đ, and every price on a page has its unit', async () => {
  await openPage('/cua-hang');
  for (const card of screen.getAllByRole('article'))
    expect(card.textContent).toMatch(/\d{1,3}(\.\d{3})+đ\/(tháng|năm|người dùng\/tháng)/);
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

test('CART-19 a card’s button puts the default configuration at the shown term and price into the cart', async () => {
  const { router, useCases } = await openPage('/cua-hang/may-chu/cloud-server?term=12');
  fireEvent.click(await screen.findByRole('button', { name: 'Thêm vào giỏ Cloud Server SSD 4' }));
  await waitFor(() => expect(addressOf(router)).toContain('/gio-hang'));
  const cart = expectOk(await useCases.loadCart({ orderId: null }));
  const { prices } = expectOk(await useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
  const price = prices.find(({ term }) => term === 12);
  expect(cart?.lines).toHaveLength(1);
  expect(cart?.totals.net).toBe(price?.charge.net);
});

test('DOM-01 ROUTE-04 the category of domains is a search field and a price table that sorts by links', async () => {
  const { router } = await openPage('/cua-hang/danh-muc/domain');
  expect((await screen.findByRole('textbox', { name: 'Tên miền' })).closest('form')?.getAttribute('action')).toBe(
    '/tim-kiem-domain',
  );
  const board = () => within(screen.getByRole('table', { name: /Bảng giá \d+ đuôi/ }));
  const table = board();
  const firstYears = () =>
    board()
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.querySelector('td b')?.textContent.replace(/\D/g, '')));
  expect(table.getAllByRole('row').length).toBeGreaterThan(60);
  expect(
    table.getByRole('row', { name: /^\.vn 666\.000đ 458\.000đ 458\.000đ 450\.000đ 200\.000đ 16\.000đ/ }),
  ).toBeTruthy();
  expect(table.getByRole('row', { name: /^\.vn 666.* 1, 2, 3, 5, 10 năm/ })).toBeTruthy();
  expect(table.getByRole('row', { name: /^\.xyz 292\.680đ 292\.680đ 253\.800đ/ })).toBeTruthy();
  expect(table.getByRole('link', { name: 'Tìm tên .xyz' }).getAttribute('href')).toBe('/tim-kiem-domain?duoi=.xyz');
  fireEvent.click(table.getByRole('link', { name: 'Năm đầu' }));
  await waitFor(() => expect(addressOf(router)).toContain('sort=first'));
  await waitFor(() => expect(firstYears()).toEqual(firstYears().toSorted((a, b) => a - b)));
});

test('DOM-03 ROUTE-04 the price table stands in groups, the common extensions first, and chips show one group', async () => {
  const { router } = await openPage('/cua-hang/danh-muc/domain');
  const board = () => within(screen.getByRole('table', { name: /Bảng giá \d+ đuôi/ }));
  const headings = () =>
    [...screen.getByRole('table', { name: /Bảng giá/ }).querySelectorAll('th[scope=rowgroup]')].map(
      (each) => each.textContent,
    );
  await screen.findByRole('table', { name: /Bảng giá/ });
  expect(headings()).toEqual(['Phổ biến', 'Việt Nam', 'Quốc tế', 'Tiếng Việt có dấu', 'Địa danh', 'Miễn phí']);
  const extensions = () =>
    board()
      .getAllByRole('row')
      .flatMap((row) => row.querySelector('th[scope=row] a')?.textContent ?? []);
  const listed = extensions();
  const options = [...screen.getByRole('combobox', { name: /đuôi/i }).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
  expect(options).toEqual([...new Set(listed)]);
  const chips = within(screen.getByRole('navigation', { name: 'Nhóm đuôi' }));
  expect(chips.getByRole('link', { name: 'Tất cả' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(chips.getByRole('link', { name: 'Việt Nam' }));
  await waitFor(() => expect(addressOf(router)).toBe('/cua-hang/danh-muc/domain?nhom=viet-nam'));
  await waitFor(() => expect(headings()).toEqual([]));
  expect(extensions().length).toBeGreaterThan(3);
  expect(extensions().every((each) => each.endsWith('.vn'))).toBe(true);
});

test('CAT-06 every tile of the configurator has the price of its plan and the hint says for which term', async () => {
  const { useCases } = await openPage('/san-pham/cloud-server-ssd-4');
  const { siblings } = expectOk(await useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
  const tiles = within(await screen.findByRole('group', { name: 'Cấu hình' })).getAllByRole('link');
  expect(tiles.map((tile) => tile.querySelector('strong')?.textContent)).toEqual(
    siblings.map(({ price }) => `${formatDong(price)}/tháng`),
  );
  expect(screen.getByText(/Giá khi thuê 3 tháng, chưa gồm VAT/)).toBeTruthy();
});

test('CAT-03 a hosting plan names the gift of the running campaign', async () => {
  await openPage('/san-pham/hosting-wordpress');
  expect(screen.getByText('Tặng tên miền .id.vn khi thuê từ 12 tháng, mã TANGIDVN')).toBeTruthy();
});

test('CAT-03 every hosting card names the gift, and no server’s card does', async () => {
  await openPage('/cua-hang/danh-muc/web-hosting');
  const cards = screen.getAllByRole('article');
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(within(card).getByText(/^Tặng tên miền .id.vn/)).toBeTruthy();
  cleanup();
  await openPage('/cua-hang/danh-muc/cloud-server');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
  expect(screen.queryByText(/^Tặng/)).toBeNull();
});

test('CAT-05 the struck price and the percentage of a card are those of the price summary', async () => {
  await openPage('/cua-hang/danh-muc/cloud-server');
  const name = await screen.findByRole('heading', { name: 'Cloud Server SSD 4' });
  const card = within(name.closest('article') ?? document.body);
  expect(card.getByText('313.000đ')).toBeTruthy();
  expect(card.getByText(/389\.000đ/)).toBeTruthy();
  expect(card.getByText('Giảm 20%')).toBeTruthy();
  cleanup();
  await openPage('/san-pham/cloud-server-ssd-4');
  expect(await screen.findByText('Đã giảm 20% so với giá niêm yết')).toBeTruthy();
});

test('ROUTE-40 the line and every plan of Microsoft 365 backup lead to its registration', async () => {
  await openPage('/cua-hang/danh-muc/m365-backup');
  expect(screen.getByRole('link', { name: 'Chọn theo số người dùng' }).getAttribute('href')).toBe(
    '/dang-ky-microsoft-365-backup',
  );
  cleanup();
  await openPage('/san-pham/sao-luu-m365-25-nguoi-dung');
  expect(screen.getByRole('link', { name: 'Chọn theo số người dùng' }).getAttribute('href')).toBe(
    '/dang-ky-microsoft-365-backup',
  );
});

test('ROUTE-39 the page of a lab leads to its exercises', async () => {
  await openPage('/san-pham/lab-kubernetes-3-nut');
  expect(screen.getByRole('link', { name: 'Xem các bài thực hành' }).getAttribute('href')).toBe(
    '/thuc-hanh-lab/lab-kubernetes-3-nut',
  );
});

test('STO-01 every link of a product’s page to the shop stays in the store', async () => {
  await openPage('/san-pham/lab-kubernetes-3-nut?store=gian-hang-giao-duc_5002');
  await screen.findByRole('group', { name: 'Cấu hình' });
  await screen.findByRole('heading', { name: 'Thường mua kèm' });
  const inShop = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/cua-hang"], main a[href^="/san-pham/"]'),
  ];
  expect(inShop.length).toBeGreaterThan(6);
  for (const link of inShop) expect(link.getAttribute('href')).toContain('store=gian-hang-giao-duc_5002');
  expect(document.querySelector('form#cau-hinh input[name=store]')).toHaveProperty('value', 'gian-hang-giao-duc_5002');
});
