import type { Page } from '@playwright/test';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { addProduct, answerAsBank, placeCart } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer, inOtherBrowser, waitForService } from '#test/journeys/customers/customer-visitor.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { failUseCase, gallery, go, openFailingPage, type State, unreachable } from './gallery-state.ts';

/** Creates a customer with a rented service, which may still be being set up. */
const rentService = async (useCases: UseCases): Promise<ServiceId> => {
  await becomeCustomer(useCases);
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases)));
  return waitForService(useCases);
};

/** Opens a page as a new customer who owns nothing yet. */
const asNewCustomer =
  (path: string): State['open'] =>
  async (page, useCases) => {
    await becomeCustomer(useCases);
    await go(page, path);
  };

const empty: readonly State[] = (
  [
    ['SVC-01 no services', '/service', 'Chưa có dịch vụ nào', 'Chọn dịch vụ'],
    ['ORD-01 no orders', '/order', 'Chưa có đơn hàng nào', 'Xem cửa hàng'],
    ['ORD-01 an order search without matches', '/order?q=khongcogiday', 'Không có đơn hàng phù hợp', 'Xem tất cả'],
    ['ORD-03 no invoices', '/quan-ly-tai-khoan/hoa-don', 'Chưa có hoá đơn nào', 'Xem đơn hàng'],
    ['ACC-09 no addresses', '/quan-ly-tai-khoan/dia-chi', 'Sổ địa chỉ chưa có gì', 'Thêm địa chỉ'],
    ['CAT-07 no favourites', '/san-pham-yeu-thich', 'Chưa có sản phẩm yêu thích', 'Xem cửa hàng'],
    ['ACC-09 no passkeys', '/quan-ly-tai-khoan/bao-mat', 'Chưa có khoá nào.', 'Thêm khoá'],
    ['ACC-10 no linked accounts', '/lien-ket-tai-khoan', 'Chưa liên kết', 'Về mật khẩu và bảo mật'],
  ] as const
).map(([name, path, says, way]) => ({ name, open: asNewCustomer(path), says, way }));

/** Opens a page of the portal from another one while its query fails. */
const withFailingQuery =
  (href: string, use: keyof UseCases): State['open'] =>
  async (page, useCases) => {
    await becomeCustomer(useCases);
    await openFailingPage(page, '/profile', `main a[href="${href}"]`, use);
  };

const failing: readonly State[] = (
  [
    ['services', '/service', 'loadServices'],
    ['orders', '/order', 'listOrders'],
    ['invoices', '/quan-ly-tai-khoan/hoa-don', 'listInvoices'],
    ['addresses', '/quan-ly-tai-khoan/dia-chi', 'loadAddresses'],
    ['favourites', '/san-pham-yeu-thich', 'loadFavourites'],
    ['security', '/quan-ly-tai-khoan/bao-mat', 'loadSecurity'],
  ] as const
).map(([what, href, use]) => ({
  name: `ERR-07 ${what} that cannot be had`,
  open: withFailingQuery(href, use),
  says: 'Chưa tải được nội dung này',
  way: 'Thử lại',
}));

const used: readonly State[] = [
  {
    name: 'SVC-01 a service filter without matches',
    open: async (page, useCases) => {
      await rentService(useCases);
      await go(page, '/service?q=khongcogiday');
    },
    says: 'Không có dịch vụ phù hợp',
    way: 'Xem tất cả',
  },
  {
    name: 'ACC-09 a profile that fails to save',
    open: async (page, useCases) => {
      await asNewCustomer('/quan-ly-tai-khoan/thong-tin')(page, useCases);
      await failUseCase(page, 'updateProfile', unreachable);
      await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Lưu thay đổi',
  },
  {
    name: 'GRD-01 a session that ended while a form was being filled in',
    open: async (page, useCases) => {
      await asNewCustomer('/quan-ly-tai-khoan/thong-tin')(page, useCases);
      await page.context().clearCookies({ name: 'accessToken' });
      await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
    },
    says: 'Phiên đăng nhập đã kết thúc.',
    way: 'Đăng nhập trong thẻ mới',
  },
  {
    name: 'SVC-01 an initial password that fails to load',
    open: async (page, useCases) => {
      await go(page, `/service/${await rentService(useCases)}`);
      const reveal = page.getByRole('button', { name: 'Hiện mật khẩu' });
      // A service that was just paid is still being set up.
      while (!(await reveal.isVisible())) await page.reload();
      // Before that a press posts the form.
      await hydrated(page);
      await failUseCase(page, 'revealPassword', unreachable);
      await reveal.click();
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Hiện mật khẩu',
  },
];

const foreignOrder = async (page: Page, useCases: UseCases): Promise<void> => {
  const id = await inOtherBrowser(async (other) => placeCart(other, await addProduct(other)));
  await asNewCustomer(`/order/${id}`)(page, useCases);
};

const missing: readonly State[] = [
  {
    name: 'ORD-01 ROUTE-48 another visitor’s order',
    open: foreignOrder,
    says: /^Không có đơn hàng này trong tài khoản đang đăng nhập\./,
    way: 'Về danh sách đơn hàng',
  },
  {
    name: 'SVC-01 ROUTE-48 an unknown service',
    open: asNewCustomer('/service/khong-co'),
    says: /^Không có dịch vụ này trong tài khoản của bạn\./,
    way: 'Về dịch vụ của tôi',
  },
  {
    name: 'ROUTE-29 an unknown section of the account',
    open: asNewCustomer('/quan-ly-tai-khoan/khong-co'),
    says: '404 - Không tìm thấy trang',
    way: 'Về trang chủ',
  },
];

const denied: readonly State[] = [
  {
    name: 'GRD-01 a guest on a customer’s page',
    open: (page) => page.goto(`${origin}/order`),
    says: 'Đăng nhập',
    way: 'Đăng nhập',
  },
];

gallery([...empty, ...failing, ...used, ...missing, ...denied]);
