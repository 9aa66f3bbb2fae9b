import { expect, type Page, test } from '@playwright/test';
import type { ShopFailure } from '#core/failures.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { UseCases } from '#core/use-cases.ts';
import { addProduct, bankDoes, placeCart, useCasesOf } from './browser-visitor.ts';
import { complaintsOf } from './complaints.ts';
import { origin } from './origins.ts';
import { hydrated } from './purchase.ts';

/** One state of one page: how to get there, what it must say, and the way on that it must offer. */
type State = {
  readonly name: string;
  readonly open: (page: Page, useCases: UseCases) => Promise<void>;
  readonly says: string | RegExp;
  /** Accessible name of a link or a button. */
  readonly way: string | RegExp;
};

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path);
  await hydrated(page);
};

/** From now on the browser's calls of a use case fail like this. */
const breaks = async (page: Page, use: keyof UseCases, failure: ShopFailure): Promise<void> => {
  await page.route(`**/api/${use}*`, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ ok: false, failure }) }),
  );
};
const unreachable: ShopFailure = { kind: 'unreachable' };

const withCart = async (page: Page, useCases: UseCases, path: string): Promise<void> => {
  await addProduct(useCases);
  await go(page, path);
};

const withOrder = async (useCases: UseCases): Promise<OrderId> => placeCart(useCases, await addProduct(useCases));

/** A page reached inside the shop while the services do not answer it. */
const brokenInside = async (page: Page, from: string, link: string, use: keyof UseCases): Promise<void> => {
  // Before the page is opened: it may fetch the next one ahead.
  await breaks(page, use, unreachable);
  await go(page, from);
  await page.locator(`${link}:visible`).first().click();
};

const empty: readonly State[] = [
  {
    name: 'ROUTE-13 an empty cart',
    open: (page) => go(page, '/gio-hang'),
    says: 'Giỏ hàng chưa có gì',
    way: 'Xem cửa hàng',
  },
  {
    name: 'ROUTE-14 nothing to order',
    open: (page) => go(page, '/checkout'),
    says: 'Chưa có gì để đặt',
    way: 'Xem cửa hàng',
  },
  {
    name: 'SRCH-01 a search that finds nothing',
    open: (page) => go(page, '/cua-hang?q=khongcogiday'),
    says: 'Không có gói nào khớp',
    way: /cửa hàng|bộ lọc|lọc|tất cả/i,
  },
];

const missing: readonly State[] = [
  ...(
    [
      ['a payment without any order', '/thanh-toan', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the payment of an unknown order', '/thanh-toan/khong-co', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the result of an unknown order', '/ket-qua-thanh-toan/x', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['thanks for nothing', '/dat-hang-thanh-cong', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the review of nothing', '/xac-nhan-dat-hang', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['an unknown invoice', '/hoa-don?id=x', /^Không tìm thấy hoá đơn này\./, 'Mở giỏ hàng'],
      ['an unknown product', '/san-pham/khong-co', /^Sản phẩm này không còn bán/, 'Về cửa hàng'],
      ['an unknown category', '/cua-hang/danh-muc/khong-co', /^Danh mục này không có/, 'Về cửa hàng'],
      ['an unknown page', '/khong-co-trang-nay', '404 - Không tìm thấy trang', 'Về trang chủ'],
    ] as const
  ).map(([name, path, says, way]) => ({
    name: `ROUTE-48 ${name}`,
    open: (page: Page) => go(page, path),
    says,
    way,
  })),
  {
    name: 'CART-13 an address that adds what is not sold',
    open: (page) => go(page, '/tao-don-hang?productid=khong-co'),
    says: /Không tìm thấy|tạm hết/,
    way: /cửa hàng/i,
  },
  {
    name: 'ROUTE-21 a return from the gateway that nobody signed',
    open: (page) => go(page, '/PaymentResult?vnp_TxnRef=x&vnp_SecureHash=x'),
    says: /Không xác thực được kết quả thanh toán|Không tìm thấy đơn hàng này/,
    way: /Gọi 1800\.6070|Mở giỏ hàng/,
  },
];

const failing: readonly State[] = [
  {
    name: 'ERR-07 a cart that cannot be had',
    open: async (page, useCases) => {
      await addProduct(useCases);
      await brokenInside(page, '/cua-hang', 'header a[href^="/gio-hang?"]', 'cart');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'ERR-06 a change of the cart that fails',
    open: async (page, useCases) => {
      await withCart(page, useCases, '/gio-hang');
      await breaks(page, 'changeLine', unreachable);
      await page.getByRole('button', { name: /^Tăng/ }).click();
    },
    says: 'Không có gì bị trừ tiền.',
    way: 'Thử lại',
  },
  {
    name: 'ERR-07 a checkout that cannot be had',
    open: async (page, useCases) => {
      await addProduct(useCases);
      await brokenInside(page, '/gio-hang', 'main a[href="/checkout"]', 'checkout');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'VAL-03 a checkout with every field empty',
    open: async (page, useCases) => {
      await withCart(page, useCases, '/checkout');
      await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
    },
    says: 'Vui lòng nhập thông tin',
    way: 'Đặt hàng và lấy mã QR',
  },
  {
    name: 'ERR-06 wards that cannot be had',
    open: async (page, useCases) => {
      await withCart(page, useCases, '/checkout');
      await breaks(page, 'wards', unreachable);
      await page.locator('input[role="combobox"]').first().fill('ha noi');
      await page.getByRole('option', { name: 'Thành phố Hà Nội' }).click();
    },
    says: 'Chưa tải được danh sách phường, xã.',
    way: 'Tải lại',
  },
  {
    name: 'PAY-02 a code that waits',
    open: async (page, useCases) => go(page, `/thanh-toan/${await withOrder(useCases)}`),
    says: 'Đang chờ ngân hàng báo có.',
    way: 'Kiểm tra lại',
  },
  {
    name: 'PAY-03 a payment that failed',
    open: async (page, useCases) => {
      const id = await withOrder(useCases);
      await bankDoes(useCases, id, 'decline');
      await go(page, `/ket-qua-thanh-toan/${id}`);
    },
    says: 'Thanh toán chưa thành công',
    way: 'Tạo mã mới',
  },
  {
    name: 'PAY-03 a payment that is not decided',
    open: async (page, useCases) => go(page, `/ket-qua-thanh-toan/${await withOrder(useCases)}`),
    says: 'Đang chờ xác nhận',
    way: 'Xem mã thanh toán',
  },
  {
    name: 'ERR-06 a new code that cannot be made',
    open: async (page, useCases) => {
      const id = await withOrder(useCases);
      await bankDoes(useCases, id, 'decline');
      await go(page, `/ket-qua-thanh-toan/${id}`);
      await breaks(page, 'retryPayment', unreachable);
      await page.getByRole('button', { name: 'Tạo mã mới' }).click();
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Tạo mã mới',
  },
  {
    name: 'ERR-07 an invoice that cannot be had',
    open: async (page, useCases) => {
      const id = await withOrder(useCases);
      await bankDoes(useCases, id);
      await brokenInside(page, `/ket-qua-thanh-toan/${id}`, 'main a[href^="/hoa-don"]', 'invoice');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
];

const loading: readonly State[] = [
  {
    name: 'LAY-02 a page that is slow to come: the one before stays, and can be used',
    open: async (page, useCases) => {
      await addProduct(useCases);
      // Never answered while the picture is taken.
      await page.route('**/api/checkout*', () => {});
      await go(page, '/gio-hang');
      await page.locator('main a[href="/checkout"]:visible').first().click();
    },
    says: 'Tóm tắt đơn',
    way: 'Chọn thêm sản phẩm',
  },
];

/** What the browser itself writes about an answer that is no success: the state that is looked at. */
const expected = /Failed to load resource/;

for (const { name, open, says, way } of [...empty, ...missing, ...failing, ...loading]) {
  test(`ERR-07 gallery, ${name}: its sentence, a way on, no complaint of the browser`, async ({ page }, info) => {
    const heard = complaintsOf(page);
    await open(page, useCasesOf(page.request));
    const main = page.getByRole('main');
    await expect(main.getByText(says).first()).toBeVisible();
    await expect(
      main
        .getByRole('link', { name: way })
        .or(main.getByRole('button', { name: way }))
        .first(),
    ).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(heard().filter((each) => !expected.test(each))).toEqual([]);
    const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    await page.screenshot({ path: `test-results/gallery/${file}-${info.project.name}.png` });
  });
}
