import type { Page } from '@playwright/test';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { addProduct, bankDoes, placeCart } from './browser-visitor.ts';
import { becomeCustomer, elsewhere, rentedService } from './customer-visitor.ts';
import { breaks, brokenInside, gallery, go, type State, unreachable } from './gallery-state.ts';
import { origin } from './origins.ts';

/** A customer who rents something; its first minute is over or not. */
const withService = async (useCases: UseCases): Promise<ServiceId> => {
  await becomeCustomer(useCases);
  await bankDoes(useCases, await placeCart(useCases, await addProduct(useCases)));
  return rentedService(useCases);
};

/** A page as it stands for a customer of this minute, who has nothing yet. */
const asNew =
  (path: string): State['open'] =>
  async (page, useCases) => {
    await becomeCustomer(useCases);
    await go(page, path);
  };

const empty: readonly State[] = (
  [
    ['SVC-01 no services', '/service', 'Chưa có dịch vụ nào', 'Chọn dịch vụ'],
    ['ORD-01 no orders', '/order', 'Chưa có đơn hàng nào', 'Xem cửa hàng'],
    ['ORD-01 orders that nothing matches', '/order?q=khongcogiday', 'Không có đơn hàng phù hợp', 'Xem tất cả'],
    ['ORD-03 no invoices', '/quan-ly-tai-khoan/hoa-don', 'Chưa có hoá đơn nào', 'Xem đơn hàng'],
    ['ACC-09 no addresses', '/quan-ly-tai-khoan/dia-chi', 'Sổ địa chỉ chưa có gì', 'Thêm địa chỉ'],
    ['CAT-07 no favourites', '/san-pham-yeu-thich', 'Chưa có sản phẩm yêu thích', 'Xem cửa hàng'],
    ['ACC-09 no passkeys', '/quan-ly-tai-khoan/bao-mat', 'Chưa có khoá nào.', 'Thêm khoá'],
    ['ACC-10 no linked accounts', '/lien-ket-tai-khoan', 'Chưa liên kết', 'Về mật khẩu và bảo mật'],
  ] as const
).map(([name, path, says, way]) => ({ name, open: asNew(path), says, way }));

/** A page of the portal, reached from another one while its data cannot be had. */
const broken =
  (href: string, use: keyof UseCases): State['open'] =>
  async (page, useCases) => {
    await becomeCustomer(useCases);
    await brokenInside(page, '/profile', `main a[href="${href}"]`, use);
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
  open: broken(href, use),
  says: 'Chưa tải được nội dung này',
  way: 'Thử lại',
}));

const used: readonly State[] = [
  {
    name: 'SVC-01 services that nothing matches',
    open: async (page, useCases) => {
      await withService(useCases);
      await go(page, '/service?q=khongcogiday');
    },
    says: 'Không có dịch vụ phù hợp',
    way: 'Xem tất cả',
  },
  {
    name: 'ACC-09 a profile that cannot be saved',
    open: async (page, useCases) => {
      await asNew('/quan-ly-tai-khoan/thong-tin')(page, useCases);
      await breaks(page, 'updateProfile', unreachable);
      await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Lưu thay đổi',
  },
  {
    name: 'GRD-01 a session that ended while a form was being filled',
    open: async (page, useCases) => {
      await asNew('/quan-ly-tai-khoan/thong-tin')(page, useCases);
      await page.context().clearCookies({ name: 'accessToken' });
      await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
    },
    says: 'Phiên đăng nhập đã kết thúc.',
    way: 'Đăng nhập trong thẻ mới',
  },
  {
    name: 'SVC-01 a first password that cannot be shown',
    open: async (page, useCases) => {
      await go(page, `/service/${await withService(useCases)}`);
      const reveal = page.getByRole('button', { name: 'Hiện mật khẩu' });
      // What was paid a moment ago is still being set up.
      while (!(await reveal.isVisible())) await page.reload();
      await breaks(page, 'revealPassword', unreachable);
      await reveal.click();
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Hiện mật khẩu',
  },
];

const foreignOrder = async (page: Page, useCases: UseCases): Promise<void> => {
  const id = await elsewhere(async (other) => placeCart(other, await addProduct(other)));
  await asNew(`/order/${id}`)(page, useCases);
};

const missing: readonly State[] = [
  {
    name: 'ORD-01 ROUTE-48 an order of somebody else',
    open: foreignOrder,
    says: /^Không có đơn hàng này trong tài khoản của bạn\./,
    way: 'Về danh sách đơn hàng',
  },
  {
    name: 'SVC-01 ROUTE-48 an unknown service',
    open: asNew('/service/khong-co'),
    says: /^Không có dịch vụ này trong tài khoản của bạn\./,
    way: 'Về dịch vụ của tôi',
  },
  {
    name: 'ROUTE-29 a part of the account that there is not',
    open: asNew('/quan-ly-tai-khoan/khong-co'),
    says: '404 - Không tìm thấy trang',
    way: 'Về trang chủ',
  },
];

const denied: readonly State[] = [
  {
    name: 'GRD-01 a customer’s page for a guest',
    open: (page) => page.goto(`${origin}/order`),
    says: 'Đăng nhập',
    way: 'Đăng nhập',
  },
];

gallery([...empty, ...failing, ...used, ...missing, ...denied]);
