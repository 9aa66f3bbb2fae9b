import type { Page } from '@playwright/test';
import type { UseCases } from '#core/operations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { addName, addProduct, answerAsBank, placeCart } from '#test/journeys/customers/browser-visitor.ts';
import { failUseCase, gallery, go, openFailingPage, type State, unreachable } from './gallery-state.ts';

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
    name: 'ROUTE-14 a checkout with an empty cart',
    open: (page) => go(page, '/checkout'),
    says: 'Chưa có gì để đặt',
    way: 'Xem cửa hàng',
  },
  {
    name: 'SRCH-01 a search without matches',
    open: (page) => go(page, '/cua-hang?q=khongcogiday'),
    says: 'Không có gói nào khớp',
    way: /cửa hàng|bộ lọc|lọc|tất cả/i,
  },
];

const missing: readonly State[] = [
  ...(
    [
      ['a payment without an order', '/thanh-toan', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the payment of an unknown order', '/thanh-toan/khong-co', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the result of an unknown order', '/ket-qua-thanh-toan/x', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the confirmation of an unknown order', '/dat-hang-thanh-cong', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
      ['the review of an unknown order', '/xac-nhan-dat-hang', /^Không tìm thấy đơn hàng này\./, 'Mở giỏ hàng'],
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
    name: 'CART-13 a buy link for a product that is not sold',
    open: (page) => go(page, '/tao-don-hang?productid=khong-co'),
    says: /Không tìm thấy|hiện không bán/,
    way: /cửa hàng/i,
  },
  {
    name: 'ROUTE-21 a gateway return with an invalid signature',
    open: (page) => go(page, '/PaymentResult?vnp_TxnRef=x&vnp_SecureHash=x'),
    says: /Không xác thực được kết quả thanh toán|Không tìm thấy đơn hàng này/,
    way: /Gọi 1800\.6070|Mở giỏ hàng/,
  },
];

const failing: readonly State[] = [
  {
    name: 'ERR-07 a cart that fails to load',
    open: async (page, useCases) => {
      await addProduct(useCases);
      await openFailingPage(page, '/cua-hang', 'header a[href^="/gio-hang?"]', 'loadCart');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
  {
    name: 'ERR-06 a cart change that fails',
    open: async (page, useCases) => {
      await withCart(page, useCases, '/gio-hang');
      await failUseCase(page, 'changeLine', unreachable);
      await page.getByRole('button', { name: /^Tăng/ }).click();
    },
    says: 'Không có gì bị trừ tiền.',
    way: 'Thử lại',
  },
  {
    name: 'ERR-07 a checkout that fails to load',
    open: async (page, useCases) => {
      await addProduct(useCases);
      await openFailingPage(page, '/gio-hang', 'main a[href="/checkout"]', 'loadCheckout');
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
    name: 'ERR-06 wards that fail to load',
    open: async (page, useCases) => {
      await addName(useCases);
      await go(page, '/checkout');
      await failUseCase(page, 'loadWards', unreachable);
      await page.locator('main input[role="combobox"]').first().fill('ha noi');
      await page.getByRole('option', { name: 'Thành phố Hà Nội' }).click();
    },
    says: 'Chưa tải được danh sách phường, xã.',
    way: 'Tải lại',
  },
  {
    name: 'PAY-02 a QR code that waits for payment',
    open: async (page, useCases) => go(page, `/thanh-toan/${await withOrder(useCases)}`),
    says: 'Đang chờ ngân hàng báo có.',
    way: 'Kiểm tra lại',
  },
  {
    name: 'PAY-03 a payment that failed',
    open: async (page, useCases) => {
      const id = await withOrder(useCases);
      await answerAsBank(useCases, id, 'decline');
      await go(page, `/ket-qua-thanh-toan/${id}`);
    },
    says: 'Thanh toán chưa thành công',
    way: 'Tạo mã mới',
  },
  {
    name: 'PAY-03 an undecided payment',
    open: async (page, useCases) => go(page, `/ket-qua-thanh-toan/${await withOrder(useCases)}`),
    says: 'Đang chờ xác nhận',
    way: 'Xem mã thanh toán',
  },
  {
    name: 'ERR-06 a new QR code that cannot be created',
    open: async (page, useCases) => {
      const id = await withOrder(useCases);
      await answerAsBank(useCases, id, 'decline');
      await go(page, `/ket-qua-thanh-toan/${id}`);
      await failUseCase(page, 'retryPayment', unreachable);
      await page.getByRole('button', { name: 'Tạo mã mới' }).click();
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Tạo mã mới',
  },
  {
    name: 'ERR-07 an invoice that fails to load',
    open: async (page, useCases) => {
      const id = await withOrder(useCases);
      await answerAsBank(useCases, id);
      await openFailingPage(page, `/ket-qua-thanh-toan/${id}`, 'main a[href^="/hoa-don"]', 'loadInvoice');
    },
    says: 'Chưa tải được nội dung này',
    way: 'Thử lại',
  },
];

const loading: readonly State[] = [
  {
    name: 'LAY-02 a slow page: the previous page stays usable',
    open: async (page, useCases) => {
      await addProduct(useCases);
      // Never answers while the screenshot is taken.
      await page.route('**/api/loadCheckout*', () => {});
      await go(page, '/gio-hang');
      await page.locator('main a[href="/checkout"]:visible').first().click();
    },
    says: 'Tóm tắt đơn',
    way: 'Chọn thêm sản phẩm',
  },
];

gallery([...empty, ...missing, ...failing, ...loading]);
