/** How long a cookie lives: the browser session, or seconds. */
export type CookieLife = 'session' | number;

export type CookieFacts = {
  readonly name: string;
  /** What it is for, as the privacy page tells it. */
  readonly purpose: string;
  /** True: no script can read it. */
  readonly httpOnly: boolean;
  readonly life: CookieLife;
  /**
   * What logging out does to it: it is removed; or it is removed unless it belongs to a cart without owner, which this
   * browser keeps; or it stays, as it says nothing about who was logged in. [ACC-08]
   */
  readonly atLogout: 'removed' | 'kept-with-guests-cart' | 'kept';
};

const DAY = 86_400;
const HOUR = 3_600;
const TEN_MINUTES = 600;

const row = (
  name: string,
  httpOnly: boolean,
  life: CookieLife,
  atLogout: CookieFacts['atLogout'],
  purpose: string,
): CookieFacts => ({ name, purpose, httpOnly, life, atLogout });

/**
 * The fifteen cookies of the specification and four of ours, in one place. They are shared across the parent domain with
 * path /; a cookie that no feature needs is never set. What is HttpOnly holds tokens or a digest; nothing that grants
 * anything can be read by a script. The close times are written by the page's own script, for this host alone, and go when
 * they have nothing to say any more. [COOK-01, CON-01, BAN-02, BAN-04, spec 3]
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
] as const satisfies readonly CookieFacts[];

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

/** The facts of one cookie. */
export const cookieOf = (name: CookieName): CookieFacts => {
  const found = cookies.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no such cookie: ${name}`);
  return found;
};
