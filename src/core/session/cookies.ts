/** Cookie lifetime: browser session, or seconds. */
export type CookieLifetime = 'session' | number;

export type CookieDefinition = {
  readonly name: string;
  /** Purpose as described on the privacy page. */
  readonly purpose: string;
  /** True when scripts cannot read it. */
  readonly httpOnly: boolean;
  readonly life: CookieLifetime;
  /**
   * Effect of logout: removed; removed unless it belongs to a guest cart, which stays in this browser; or kept because
   * it says nothing about the account. [ACC-08]
   */
  readonly atLogout: 'removed' | 'kept-with-guests-cart' | 'kept';
};

const DAY = 86_400;
const HOUR = 3_600;
const TEN_MINUTES = 600;

const row = (
  name: string,
  httpOnly: boolean,
  life: CookieLifetime,
  atLogout: CookieDefinition['atLogout'],
  purpose: string,
): CookieDefinition => ({ name, purpose, httpOnly, life, atLogout });

/**
 * All cookies: fifteen from the specification and four of the shop's own. Shared across the parent domain with path /;
 * a cookie that no feature needs is never set. HttpOnly cookies hold tokens or a digest; scripts can read no
 * credential. The page's script sets the close times for this host only and deletes them when they expire. [COOK-01,
 * CON-01, BAN-02, BAN-04, spec 3]
 */
export const cookies = [
  row('accessToken', true, 30 * DAY, 'removed', 'Phiên đăng nhập của khách hàng'),
  row('token_anonymous', true, 30 * DAY, 'kept-with-guests-cart', 'Phiên của khách chưa đăng nhập, để giữ giỏ hàng'),
  row('SHOPPING_CART', false, 'session', 'kept-with-guests-cart', 'Mã đơn hàng đang là giỏ hàng'),
  row('tokenShare', true, 'session', 'removed', 'Phiên dùng chung với cổng khách hàng'),
  row('sessionId', false, 'session', 'kept', 'Nhãn của phiên giỏ hàng'),
  row('sessionId2', true, 7 * DAY, 'kept-with-guests-cart', 'Giỏ hàng tạm giữ khi dịch vụ đơn hàng gián đoạn'),
  row('ticket', true, TEN_MINUTES, 'kept', 'Nhận ra yêu cầu tư vấn vừa gửi'),
  row('token', true, 'session', 'removed', 'Phiên tạm trong lúc hoàn tất đăng ký'),
  row('providerId', true, 'session', 'removed', 'Nhà cung cấp đăng nhập đã chọn'),
  row('userLoginId', true, 'session', 'removed', 'Tài khoản đang hoàn tất đăng ký'),
  row('extAuthId', true, 'session', 'removed', 'Tài khoản bên ngoài đang liên kết'),
  row('urlData', true, 'session', 'removed', 'Trang quay lại sau khi đăng nhập'),
  row('authInfo', true, 'session', 'removed', 'Bước đăng nhập đang dở'),
  row('token_zalo', true, 'session', 'removed', 'Phiên đăng nhập bằng Zalo'),
  row('userLoginId_zalo', true, 'session', 'removed', 'Tài khoản Zalo đang đăng nhập'),
  row('consent', false, 365 * DAY, 'kept', 'Lựa chọn của bạn về chat, thống kê và quảng cáo'),
  row('popup_closed', false, HOUR, 'kept', 'Lúc bạn đóng cửa sổ giới thiệu, để một giờ sau mới hiện lại'),
  row('floating_closed', false, HOUR, 'kept', 'Lúc bạn đóng biểu tượng nổi, để một giờ sau mới hiện lại'),
  row('voucher_closed', false, HOUR, 'kept', 'Lúc bạn đóng lời mời nhận voucher, để một giờ sau mới hiện lại'),
] as const satisfies readonly CookieDefinition[];

export const cookieNames = [
  'accessToken',
  'token_anonymous',
  'SHOPPING_CART',
  'tokenShare',
  'sessionId',
  'sessionId2',
  'ticket',
  'token',
  'providerId',
  'userLoginId',
  'extAuthId',
  'urlData',
  'authInfo',
  'token_zalo',
  'userLoginId_zalo',
  'consent',
  'popup_closed',
  'floating_closed',
  'voucher_closed',
] as const;
export type CookieName = (typeof cookieNames)[number];

/** Definition of one cookie. */
export const findCookie = (name: CookieName): CookieDefinition => {
  const found = cookies.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no such cookie: ${name}`);
  return found;
};
