import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { formatDong } from '#core/shared/dong.ts';
import { addBySlug, expectOk, openShop, type Shop, shownTotalOf } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { sameBrowser, shopOfToday } from '#test/ui/order-pages.tsx';
import { configurationOf, linesOf, productOf, shownOf } from './editing.ts';

const PLACE = '106067';
const SYSTEM = '106066';
const DOMAIN = '106075';

type Example = {
  readonly slug: string;
  /** Beside the product's defaults. */
  readonly before?: Partial<Configuration>;
  /** What the visitor does on the page. */
  readonly change: () => void | Promise<void>;
  /** What the line is afterwards. */
  readonly after: Partial<Configuration>;
  readonly afterSlug?: string;
};

const pick = (role: 'radio' | 'checkbox', name: RegExp) => () => void fireEvent.click(screen.getByRole(role, { name }));
const write = (label: RegExp, text: string) => () => {
  const [field] = screen.getAllByRole('textbox', { name: label });
  if (field !== undefined) fireEvent.change(field, { target: { value: text } });
};
const increase = () => void fireEvent.click(screen.getByRole('button', { name: /^Tăng: / }));
const valueIn = (slug: string, option: string, title: string): string =>
  productOf(slug)
    .options.find(({ id }) => id === option)
    ?.values.find((each) => each.title === title)?.id ?? title;

const examples: Readonly<Record<string, Example>> = {
  'the system of a server': {
    slug: 'cloud-server-ssd-2',
    change: pick('radio', /^Debian/),
    after: { chosen: { [SYSTEM]: [valueIn('cloud-server-ssd-2', SYSTEM, 'Debian 12')] } },
  },
  'a priced option of a server': {
    slug: 'cloud-server-ssd-4',
    before: { term: 6 },
    change: pick('radio', /^2 địa chỉ/),
    after: { term: 6, chosen: { '106069': [valueIn('cloud-server-ssd-4', '106069', '2 địa chỉ')] } },
  },
  'a priced option that is given up': {
    slug: 'cloud-server-ssd-4',
    before: { chosen: { '106069': [valueIn('cloud-server-ssd-4', '106069', '2 địa chỉ')] } },
    change: () => {
      const [none] = screen.getAllByRole('radio', { name: /^Không thêm/ });
      if (none !== undefined) fireEvent.click(none);
    },
    after: {},
  },
  'the term only': { slug: 'cloud-server-ssd-1', change: pick('radio', /^12 tháng/), after: { term: 12 } },
  'the quantity only': {
    slug: 'cloud-server-ssd-3',
    before: { quantity: 2 },
    change: increase,
    after: { quantity: 3 },
  },
  'the location of a bare metal': {
    slug: 'bare-metal-s',
    change: pick('radio', /^TP\. Hồ Chí Minh/),
    after: { chosen: { [PLACE]: [valueIn('bare-metal-s', PLACE, 'TP. Hồ Chí Minh')] } },
  },
  'an application of a server': {
    slug: 'cloud-server-ssd-5',
    before: { chosen: { '106074': [valueIn('cloud-server-ssd-5', '106074', 'Docker')] } },
    change: pick('checkbox', /^n8n/),
    after: { chosen: { '106074': ['Docker', 'n8n'].map((each) => valueIn('cloud-server-ssd-5', '106074', each)) } },
  },
  'the domain of a hosting': {
    slug: 'hosting-ca-nhan',
    before: { chosen: { [DOMAIN]: ['tiembanhmay.vn'] } },
    change: write(/^Tên miền/, 'nhasach.vn'),
    after: { chosen: { [DOMAIN]: ['nhasach.vn'] } },
  },
  'the domain of a hosting that is left open': {
    slug: 'hosting-ca-nhan',
    before: { chosen: { [DOMAIN]: ['tiembanhmay.vn'] } },
    change: write(/^Tên miền/, ''),
    after: {},
  },
  'the domain of a mail plan': {
    slug: 'mail-khoi-dau',
    before: { chosen: { [DOMAIN]: ['tiembanhmay.vn'] } },
    change: write(/^Tên miền/, 'nhasach.vn'),
    after: { chosen: { [DOMAIN]: ['nhasach.vn'] } },
  },
  'the location of a backup': {
    slug: 'cloud-backup-100-gb',
    change: pick('radio', /^Đà Nẵng/),
    after: { chosen: { [PLACE]: [valueIn('cloud-backup-100-gb', PLACE, 'Đà Nẵng')] } },
  },
  'the seats of a lab': { slug: 'lab-linux-co-ban', change: increase, after: { quantity: 2 } },
  'the users of Office 365': {
    slug: 'exchange-online-plan-1',
    before: { quantity: 5, chosen: { [DOMAIN]: ['tiembanhmay.vn'] } },
    change: increase,
    after: { quantity: 6, chosen: { [DOMAIN]: ['tiembanhmay.vn'] } },
  },
  'the years of a domain': {
    slug: 'ten-mien-com-vn',
    before: { chosen: { [DOMAIN]: ['tiembanhmay.com.vn'] } },
    change: pick('radio', /^3 năm/),
    after: { term: 3, chosen: { [DOMAIN]: ['tiembanhmay.com.vn'] } },
  },
  'the name of a domain': {
    slug: 'ten-mien-com-vn',
    before: { chosen: { [DOMAIN]: ['tiembanhmay.com.vn'] } },
    change: write(/^Tên miền/, 'tiembanhsua'),
    after: { chosen: { [DOMAIN]: ['tiembanhsua.com.vn'] } },
  },
  'another plan': {
    slug: 'cloud-server-ssd-2',
    before: { term: 6 },
    change: async () => {
      fireEvent.click(screen.getByRole('link', { name: /^Cloud Server SSD 3/ }));
      await waitFor(() => expect(formAction()).toContain('slug=cloud-server-ssd-3'));
    },
    after: { term: 6 },
    afterSlug: 'cloud-server-ssd-3',
  },
};

const formAction = (): string => document.querySelector('form#cau-hinh')?.getAttribute('action') ?? '';

const wholeOf = (slug: string, { chosen, ...more }: Partial<Configuration> = {}): Configuration => {
  const fallback = defaultConfiguration(productOf(slug));
  return { ...fallback, ...more, chosen: { ...fallback.chosen, ...chosen } };
};

const addedFresh = async (slug: string, configuration: Configuration) => {
  const shop = openShop();
  expectOk(await addBySlug(shop, slug, { configuration }));
  return (await linesOf(shop)).map(shownOf);
};

/** A cart with this line and one more, and its cart page. */
const openCart = async (slug: string, before?: Partial<Configuration>) => {
  const shop = shopOfToday();
  expectOk(await addBySlug(shop, slug, { configuration: wholeOf(slug, before) }));
  expectOk(await addBySlug(shop, 'cloud-server-ssd-8'));
  const { router } = await openPage('/gio-hang', sameBrowser(shop));
  return { shop, router };
};

/** Presses «Sửa cấu hình» of the first line. */
const openEditor = async (slug: string, before?: Partial<Configuration>) => {
  const { shop } = await openCart(slug, before);
  const [link] = screen.getAllByRole('link', { name: 'Sửa cấu hình' });
  const { router } = await openPage(link?.getAttribute('href') ?? '', sameBrowser(shop));
  return { shop, router };
};

const save = async () => {
  const receipt = within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));
  fireEvent.click(receipt.getByRole('button', { name: 'Lưu thay đổi' }));
};

const firstOf = async (shop: Shop) => {
  const [line] = await linesOf(shop);
  if (line === undefined) throw new Error('no line');
  return line;
};

describe('the page of a line’s configuration', () => {
  test.each(Object.entries(examples))('CART-20 %s changes, and the cart has as many lines', async (_, example) => {
    const { slug, before, change, after, afterSlug = slug } = example;
    const { shop, router } = await openEditor(slug, before);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sửa cấu hình');
    // It opens with what the line has, at the price of that.
    expect(configurationOf(slug, await firstOf(shop))).toEqual(wholeOf(slug, before));
    const receipt = within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));
    expect(receipt.getByText(formatDong(shownTotalOf(productOf(slug), wholeOf(slug, before))))).toBeTruthy();
    await change();
    await save();
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang(\?|$)/));
    expect(await screen.findByText('Đã cập nhật giỏ hàng.')).toBeTruthy();
    const lines = await linesOf(shop);
    expect(lines).toHaveLength(2);
    const mine = lines.filter(({ line }) => line.slug !== 'cloud-server-ssd-8').map(shownOf);
    expect(mine).toEqual(await addedFresh(afterSlug, wholeOf(afterSlug, after)));
  });

  test('CART-20 the page has «Lưu thay đổi» and a way back, and nothing that buys a second one', async () => {
    await openEditor('cloud-server-ssd-2');
    await screen.findByRole('complementary', { name: 'Đơn của bạn' });
    for (const name of ['Thêm vào giỏ', 'Mua ngay', 'Tạo báo giá'])
      expect(screen.queryByRole('button', { name })).toBe(null);
    expect(screen.getByRole('link', { name: 'Giữ như cũ, về giỏ hàng' }).getAttribute('href')).toMatch(/^\/gio-hang\?/);
  });

  test('CART-20 a line that another tab removed says so, and can be added as a new one', async () => {
    const { shop, router } = await openEditor('cloud-server-ssd-2');
    const { line } = await firstOf(shop);
    const command = { orderId: null, lineId: line.id, idempotencyKey: 'b'.repeat(32) as never };
    expectOk(await openShop(sameBrowser(shop)).useCases.removeLine(command));
    await save();
    const receipt = within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));
    expect((await receipt.findByRole('alert')).textContent).toContain('không còn trong giỏ');
    expect(await linesOf(shop)).toHaveLength(1);
    fireEvent.click(receipt.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang(\?|$)/));
    expect(await linesOf(shop)).toHaveLength(2);
  });

  test('CART-20 an address of a line that is gone offers its product, without one the cart', async () => {
    const shop = shopOfToday();
    expectOk(await addBySlug(shop, 'cloud-server-ssd-8'));
    await openPage('/gio-hang/sua/khong-con?slug=cloud-server-ssd-2', sameBrowser(shop));
    const receipt = within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));
    expect(receipt.getByRole('alert').textContent).toContain('không còn trong giỏ');
    expect(receipt.getByRole('button', { name: 'Thêm vào giỏ' })).toBeTruthy();
    await openPage('/gio-hang/sua/khong-con', sameBrowser(shop));
    expect(screen.getByRole('link', { name: 'Về giỏ hàng' }).getAttribute('href')).toBe('/gio-hang');
  });
});
