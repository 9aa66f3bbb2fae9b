import { CART_POINTER_DAYS } from './cart-pointer.port.ts';

/** Seconds, or the browser session. */
export type CookieLifetime = 'session' | number;

export type CookieDefinition = {
  readonly name: CookieName;
  /** As described on the privacy page. */
  readonly purpose: string;
  readonly httpOnly: boolean;
  readonly life: CookieLifetime;
  /** `kept` cookies say nothing about the account; a guest cart stays in this browser. [ACC-08] */
  readonly atLogout: 'removed' | 'kept-with-guests-cart' | 'kept';
  /**
   * `parent-domain`: the specification fixes the name, and COOKIE_DOMAIN may share the cookie. `this-host`: the shop's
   * own, which over https has the prefix `__Host-`, so that no other host can plant it. [RFC 6265bis, 4.1.3.2; ASVS
   * V3.3.3]
   */
  readonly reach: 'parent-domain' | 'this-host';
};

const DAY = 86_400;
const HOUR = 3_600;
const TEN_MINUTES = 600;

const row = (
  httpOnly: boolean,
  life: CookieLifetime,
  atLogout: CookieDefinition['atLogout'],
  purpose: string,
  reach: CookieDefinition['reach'] = 'parent-domain',
): Omit<CookieDefinition, 'name'> => ({ purpose, httpOnly, life, atLogout, reach });

/**
 * Fifteen cookies of the specification and eight of the shop, with path /. HttpOnly cookies hold tokens or digests;
 * scripts can read no credential. Close times are set by the page's script. [COOK-01, CON-01, BAN-02, BAN-04, spec 3]
 */
const rows = {
  accessToken: row(true, 30 * DAY, 'removed', 'Phiên đăng nhập của khách hàng'),
  token_anonymous: row(true, 30 * DAY, 'kept-with-guests-cart', 'Phiên của khách chưa đăng nhập, để giữ giỏ hàng'),
  SHOPPING_CART: row(false, CART_POINTER_DAYS * DAY, 'kept-with-guests-cart', 'Mã đơn hàng đang là giỏ hàng'),
  tokenShare: row(true, 'session', 'removed', 'Phiên dùng chung với cổng khách hàng'),
  sessionId: row(false, 'session', 'kept', 'Nhãn của phiên giỏ hàng'),
  sessionId2: row(true, 7 * DAY, 'kept-with-guests-cart', 'Bản dự phòng của mã giỏ hàng, để giỏ không thất lạc'),
  known_device: row(
    true,
    180 * DAY,
    'kept',
    'Nhận ra trình duyệt đã từng đăng nhập, để người khác thử mật khẩu không khoá bạn',
    'this-host',
  ),
  order_access: row(
    true,
    DAY,
    'removed',
    'Quyền xem và thanh toán một đơn hàng mở bằng liên kết trong email',
    'this-host',
  ),
  view_session: row(
    true,
    'session',
    'kept',
    'Phiên của nhân viên xem cửa hàng như một khách hàng thấy, chỉ đọc',
    'this-host',
  ),
  ticket: row(true, TEN_MINUTES, 'kept', 'Nhận ra yêu cầu tư vấn vừa gửi'),
  token: row(true, 'session', 'removed', 'Phiên tạm trong lúc hoàn tất đăng ký'),
  providerId: row(true, 'session', 'removed', 'Nhà cung cấp đăng nhập đã chọn'),
  userLoginId: row(true, 'session', 'removed', 'Tài khoản đang hoàn tất đăng ký'),
  extAuthId: row(true, 'session', 'removed', 'Tài khoản bên ngoài đang liên kết'),
  urlData: row(true, 'session', 'removed', 'Trang quay lại sau khi đăng nhập'),
  authInfo: row(true, 'session', 'removed', 'Bước đăng nhập đang dở'),
  token_zalo: row(true, 'session', 'removed', 'Phiên đăng nhập bằng Zalo'),
  userLoginId_zalo: row(true, 'session', 'removed', 'Tài khoản Zalo đang đăng nhập'),
  consent: row(false, 365 * DAY, 'kept', 'Lựa chọn của bạn về chat, thống kê và quảng cáo', 'this-host'),
  popup_closed: row(false, HOUR, 'kept', 'Lúc bạn đóng cửa sổ giới thiệu, để một giờ sau mới hiện lại', 'this-host'),
  floating_closed: row(false, HOUR, 'kept', 'Lúc bạn đóng biểu tượng nổi, để một giờ sau mới hiện lại', 'this-host'),
  voucher_closed: row(
    false,
    HOUR,
    'kept',
    'Lúc bạn đóng lời mời nhận voucher, để một giờ sau mới hiện lại',
    'this-host',
  ),
  flash: row(true, 60, 'kept', 'Lời nhắn cho trang kế tiếp', 'this-host'),
};
export type CookieName = keyof typeof rows;
export const cookieNames = Object.keys(rows) as readonly CookieName[];

export const findCookie = (name: CookieName): CookieDefinition => ({ name, ...rows[name] });

export const cookies: readonly CookieDefinition[] = cookieNames.map(findCookie);

/** The cookie's name in browsers. An unknown cookie has the name that was asked for. */
export const nameInBrowser = (name: string, isSecure: boolean): string =>
  isSecure && isOfThisHost(name) ? `__Host-${name}` : name;

/** COOKIE_DOMAIN does not apply. */
export const isOfThisHost = (name: string): boolean =>
  cookies.some((each) => each.name === name && each.reach === 'this-host');
