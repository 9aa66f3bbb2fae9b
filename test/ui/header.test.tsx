import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { orderId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { addBySlug, expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { columnsFor } from '#ui/shell/header/columns.ts';
import { openPage } from './open-page.tsx';

const header = () => within(screen.getByRole('banner'));
const opened = () =>
  [...document.querySelectorAll('header details[name="menu"][open] > summary')].map((each) => each.textContent);
const summaryOf = (title: string): HTMLElement => {
  const summary = [...document.querySelectorAll<HTMLElement>('header details[name="menu"] > summary')].find(
    (each) => each.textContent === title,
  );
  if (!summary) throw new Error(`no menu ${title}`);
  return summary;
};
const menu = (title: string, slug: string, kind: 'store' | 'external' | 'page', items: readonly string[] = []) => ({
  title,
  slug,
  kind,
  items: items.map((url) => ({ title: url, url, children: [] })),
});

const withMenus = {
  useCases: () => ({
    loadShell: async () =>
      ok({
        ...expectOk(await openShop().useCases.loadShell({})),
        menus: [
          menu('Cửa hàng', 'shop', 'store'),
          menu('Ngoài', 'https://example.com', 'external'),
          menu('Giới thiệu', 'gioi-thieu', 'page'),
          menu('Khác', 'khac', 'page', ['bang-gia', 'https://ngoai.example']),
        ],
      }),
  }),
};

test('HDR-01 the header shows the logo at width 150, the menus and, on mobile, a burger button with a slide-out menu', async () => {
  await openPage('/');
  expect(header().getByRole('img').getAttribute('width')).toBe('150');
  expect(await header().findAllByText('Cửa hàng')).not.toHaveLength(0);
  const burger = await header().findByLabelText('Mở menu');
  fireEvent.click(burger);
  expect(burger.closest('details')?.open).toBe(true);
  expect(screen.getByRole('navigation', { name: 'Menu trên điện thoại' })).toBeTruthy();
  fireEvent.keyDown(burger, { key: 'Escape' });
  expect(burger.closest('details')?.open).toBe(false);
});

test('HDR-02 one sub-menu is open at a time; Escape or a press outside closes it, an arrow key opens it', async () => {
  await openPage('/', withMenus);
  fireEvent.click(summaryOf('Cửa hàng'));
  expect(opened()).toEqual(['Cửa hàng']);
  fireEvent.click(summaryOf('Khác'));
  expect(opened()).toEqual(['Khác']);
  fireEvent.keyDown(summaryOf('Khác'), { key: 'Escape' });
  expect(opened()).toEqual([]);
  fireEvent.keyDown(summaryOf('Cửa hàng'), { key: 'ArrowDown' });
  expect(opened()).toEqual(['Cửa hàng']);
  fireEvent.pointerDown(document.body);
  expect(opened()).toEqual([]);
});

test("HDR-01 one entry at most is underlined: the page's own before the store", async () => {
  const underlined = () => [
    ...[...document.querySelectorAll('header nav a[aria-current]')].map((each) => each.textContent),
    ...[...document.querySelectorAll('header [data-current] > summary')].map((each) => each.textContent),
  ];
  const own = menu('Máy chủ', 'cua-hang/danh-muc/cloud-server', 'page');
  const menus = [menu('Cửa hàng', 'shop', 'store'), menu('Shop 2', 'my-shop-2', 'store'), own];
  const loadShell = async () => ok({ ...expectOk(await openShop().useCases.loadShell({})), menus });
  for (const [path, title] of [
    ['/cua-hang/danh-muc/cloud-server', 'Máy chủ'],
    ['/cua-hang', 'Cửa hàng'],
  ] as const) {
    await openPage(path, { useCases: () => ({ loadShell }) });
    fireEvent.pointerOver(document.body);
    await waitFor(() => expect(underlined()).toEqual([title]));
  }
});

test('HDR-01 CNS-01 the drawer and the contact bar ask for advice about the product of the page', async () => {
  await openPage('/san-pham/cloud-server-ssd-4?time=6');
  const drawer = within(screen.getByRole('navigation', { name: 'Menu trên điện thoại', hidden: true }));
  const links = [
    drawer.getByRole('link', { name: 'Đăng ký tư vấn', hidden: true }),
    screen.getByRole('link', { name: /Tạo yêu cầu/ }),
  ];
  for (const link of links)
    expect(link.getAttribute('href')).toBe('/dang-ky-tu-van?san-pham=cloud-server-ssd-4&time=6');
  const [, request] = links;
  if (request) fireEvent.click(request);
  expect(await screen.findByRole('dialog', { name: 'Tư vấn Cloud Server SSD 4' })).toBeTruthy();
});

test('HDR-03 the store menu contains the category tree; full URLs leave the shop, other entries open their page', async () => {
  await openPage('/', withMenus);
  const store = summaryOf('Cửa hàng').closest('details');
  expect(store?.querySelectorAll('li a')).toHaveLength(14);
  const outside = [...document.querySelectorAll('header a')].find((each) => each.textContent === 'Ngoài');
  expect(outside?.getAttribute('href')).toBe('https://example.com');
  expect(outside?.getAttribute('rel')).toContain('noopener');
  const page = [...document.querySelectorAll('header a')].find((each) => each.textContent === 'Giới thiệu');
  expect(page?.getAttribute('href')).toBe('/gioi-thieu');
  const nested = summaryOf('Khác').closest('details');
  expect([...(nested?.querySelectorAll('a') ?? [])].map((each) => each.getAttribute('href'))).toEqual([
    '/bang-gia',
    'https://ngoai.example',
  ]);
});

const cartLinks = () => header().queryAllByRole('link', { name: /giỏ hàng/i });

test.each([
  ['/', false],
  ['/', true],
  ['/cua-hang', true],
  ['/san-pham/cloud-server-ssd-4', true],
  ['/gio-hang', true],
  ['/danh-sach-bai-viet', true],
  ['/dang-nhap', true],
  ['/so-sanh', false],
  ['/san-pham-yeu-thich', true],
  ['/tim-kiem-domain', false],
  ['/khong-co-trang-nay', true],
  ['/san-pham/cloud-server-ssd-4/mua-ngay', true],
])(
  'HDR-05 without a cart the header of %s has no cart link, whether the visitor is asked for or not (%s)',
  async (path, known) => {
    await openPage(path, { context: { canKnowVisitor: () => known } });
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(cartLinks()).toEqual([]);
    expect(header().queryAllByRole('link').length).toBeGreaterThan(0);
  },
);

test.each(['/gio-hang', '/san-pham-yeu-thich', '/checkout'])(
  'HDR-05 a document of %s for one visitor links to the cart of the cookie at once, and drops it when it is none',
  async (path) => {
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openPage(path, {
      context: { knownCart: orderId('o-1') },
      useCases: (own) => ({ loadVisitor: (input) => held.then(() => own.loadVisitor(input)) }),
    });
    expect(cartLinks()).toHaveLength(1);
    expect(cartLinks()[0]?.getAttribute('href')).toMatch(/^\/gio-hang/);
    answer();
    // The checkout's short header asks for nobody.
    if (path !== '/checkout') await waitFor(() => expect(cartLinks()).toEqual([]));
  },
);

test('HDR-05 the badge counts parent items without their options; a browser without a known visitor shows no badge', async () => {
  const shop = openShop();
  const product = expectOk(await shop.ports.catalogue.product('cloud-server-ssd-4'));
  const priced = product.options.find(
    (option) => option.kind === 'select-one' && option.values.some((each) => each.perMonth > 0),
  );
  const value = priced?.values.find((each) => each.perMonth > 0);
  if (!priced || !value) throw new Error('the plan has no priced option');
  const plain = defaultConfiguration(product);
  const configuration = { ...plain, chosen: { ...plain.chosen, [priced.id]: [value.id] } };
  expectOk(await addBySlug(shop, 'cloud-server-ssd-4', { configuration }));
  expectOk(await addBySlug(shop, 'cloud-server-ssd-1'));
  await openPage('/', { world: shop.world, browser: shop.browser });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' }).textContent).toBe('2'));
  await openPage('/', { world: shop.world, browser: shop.browser, context: { canKnowVisitor: () => false } });
  expect(cartLinks()).toEqual([]);
});

test('HDR-07 menus with up to ten items have one column, up to twenty two, longer ones three', async () => {
  expect([1, 10, 11, 20, 21].map(columnsFor)).toEqual([1, 1, 2, 2, 3]);
});
