import type { Page } from '@playwright/test';
import type { UseCases } from '#core/operations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { addProduct, bankDoes, placeCart } from './browser-visitor.ts';
import { breaks, brokenInside, gallery, go, type State, unreachable } from './gallery-state.ts';

const withCart = async (page: Page, useCases: UseCases, path: string): Promise<void> => {
  await addProduct(useCases);
  await go(page, path);
};

const withOrder = async (useCases: UseCases): Promise<OrderId> => placeCart(useCases, await addProduct(useCases));

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
      await brokenInside(page, '/cua-hang', 'header a[href^="/gio-hang?"]', 'loadCart');
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
      await brokenInside(page, '/gio-hang', 'main a[href="/checkout"]', 'loadCheckout');
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
      await breaks(page, 'loadWards', unreachable);
      await page.locator('main input[role="combobox"]').first().fill('ha noi');
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
      await brokenInside(page, `/ket-qua-thanh-toan/${id}`, 'main a[href^="/hoa-don"]', 'loadInvoice');
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
      await page.route('**/api/loadCheckout*', () => {});
      await go(page, '/gio-hang');
      await page.locator('main a[href="/checkout"]:visible').first().click();
    },
    says: 'Tóm tắt đơn',
    way: 'Chọn thêm sản phẩm',
  },
];

gallery([...empty, ...missing, ...failing, ...loading]);
