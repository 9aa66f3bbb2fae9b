import { expect, type Page } from '@playwright/test';
import { fillRegistration, logIn, type Newcomer, newcomer } from './customer.ts';
import { backFrom, beginRegistration, elsewhere, logInByPassword } from './customer-visitor.ts';
import { breaks, gallery, go, type State, unreachable } from './gallery-state.ts';
import { origin, services } from './origins.ts';

/** The customer for showing the shop, with a password that is not his. */
const wrong = { email: 'khach@example.vn', password: 'khong-phai-cua-toi' };
const WRONG_PASSWORDS = 10;
const CODE_LIFE_MS = 10 * 60_000;

const logsIn = async (page: Page, who: Pick<Newcomer, 'email' | 'password'>): Promise<void> => {
  await page.goto(`${origin}/dang-nhap`);
  await logIn(page, who);
};

/** Moves the clock of the services; null gives them the real time back. */
const clock = (now: number | null): Promise<Response> =>
  fetch(`${services}/test-clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });

/** Types six digits; the page sends them by itself. */
const typesCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Mã kích hoạt').fill(code);
  await expect(page.getByRole('alert').first()).toBeVisible();
};

const passwords: readonly State[] = [
  {
    name: 'ACC-01 a wrong password',
    open: (page) => logsIn(page, wrong),
    says: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    way: 'Quên mật khẩu?',
  },
  {
    name: 'ACC-01 a name that nobody has',
    open: (page) => logsIn(page, newcomer()),
    says: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    way: 'Quên mật khẩu?',
  },
  {
    name: 'ACC-01 too many tries',
    open: async (page, useCases) => {
      const nobody = newcomer();
      for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1) await logInByPassword(useCases, nobody);
      await logsIn(page, nobody);
    },
    says: /^Bạn đã thử quá nhiều lần\. Mời thử lại sau \d+ (giây|phút)\.$/,
    way: 'Gọi 1800.6070',
  },
  {
    name: 'ERR-06 a log-in while the services are down',
    open: async (page) => {
      await breaks(page, 'logIn', unreachable);
      await logsIn(page, wrong);
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Đăng nhập',
  },
  {
    name: 'VAL-01 a log-in with nothing typed',
    open: async (page) => {
      await go(page, '/dang-nhap');
      await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    },
    says: 'Vui lòng nhập thông tin',
    way: 'Đăng nhập',
  },
];

const registrations: readonly State[] = [
  {
    name: 'ACC-01 a registration with a name that is taken',
    open: async (page) => {
      await go(page, '/dang-ky');
      await fillRegistration(page, { ...newcomer(), email: 'khach@example.vn' });
    },
    says: 'Email hoặc số điện thoại này đã có tài khoản',
    way: 'Đăng nhập',
  },
  {
    name: 'VAL-02 a password that everybody guesses',
    open: async (page) => {
      await go(page, '/dang-ky');
      await fillRegistration(page, { ...newcomer(), password: '123456789' });
    },
    says: /^Mật khẩu này quá phổ biến/,
    way: 'Tạo tài khoản',
  },
  {
    name: 'ACC-02 a wrong code',
    open: async (page, useCases) => {
      await go(page, await beginRegistration(useCases, newcomer()));
      await typesCode(page, '000000');
    },
    says: 'Mã chưa đúng, bạn còn 4 lần thử.',
    way: /^Gửi lại/,
  },
  {
    name: 'ACC-02 a code that has expired',
    open: async (page, useCases) => {
      await go(page, await beginRegistration(useCases, newcomer()));
      await clock(Date.now() + CODE_LIFE_MS + 1_000);
      try {
        await typesCode(page, '000000');
      } finally {
        await clock(null);
      }
    },
    says: 'Mã này không còn hiệu lực.',
    way: /^Gửi lại/,
  },
  {
    name: 'ACC-02 a code for nobody',
    open: async (page) => {
      await go(page, '/xac-thuc');
      await typesCode(page, '123456');
    },
    says: 'Bước này đã hết hạn hoặc được mở ở trình duyệt khác.',
    way: 'Về trang đăng nhập',
  },
];

const providers: readonly State[] = [
  {
    name: 'LAY-04 a provider where the shopper changed his mind',
    open: async (page) => {
      await go(page, '/dang-nhap');
      await page.getByRole('button', { name: 'Google' }).click();
      await page.getByRole('button', { name: 'Huỷ' }).click();
      await expect(page).toHaveURL(`${origin}/dang-nhap?redirectUrl=%2Fservice`);
    },
    says: 'Đăng nhập thất bại',
    way: 'Google',
  },
  {
    name: 'LAY-03 a log-in that this browser did not begin',
    open: async (page) => {
      const { fullName: name, email } = newcomer();
      await page.goto(await elsewhere((other) => backFrom(other, 'google', { name, email })));
      await expect(page).toHaveURL(/\/dang-nhap$/);
    },
    says: /^Lần đăng nhập này không bắt đầu từ trang bạn đang mở\./,
    way: 'Không phải tôi',
  },
  {
    name: 'LAY-03 a token that nobody gave',
    open: (page) => page.goto(`${origin}/dang-nhap?accessToken=khong-co&state=khong-co`),
    says: 'Đăng nhập thất bại',
    way: 'Đăng nhập',
  },
  {
    name: 'ACC-01 a provider that cannot be reached',
    open: async (page) => {
      await breaks(page, 'logInWithProvider', { kind: 'provider-unavailable', provider: 'zalo' });
      await go(page, '/dang-nhap');
      await page.getByRole('button', { name: 'Zalo' }).click();
    },
    says: 'Không kết nối được với nơi đăng nhập bạn chọn.',
    way: 'Zalo',
  },
];

const over: readonly State[] = (
  [
    ['ROUTE-26 a code of a reset that nobody asked for', '/quen-mat-khau/verify', 'Làm lại từ đầu'],
    ['ROUTE-26 a new password without its code', '/quen-mat-khau/reset', 'Làm lại từ đầu'],
    ['ROUTE-27 the end of a registration that has not begun', '/cap-nhat-dang-ky', 'Về trang đăng nhập'],
    ['ROUTE-27 a registration that nobody completed', '/cap-nhat-dang-ky/hoan-tat', 'Về trang đăng nhập'],
  ] as const
).map(([name, path, way]) => ({ name, open: (page: Page) => go(page, path), says: 'Bước này đã hết hạn', way }));

const links: readonly State[] = [
  {
    name: 'ACC-03 a link of a reset that was used already',
    open: async (page) => {
      await go(page, '/reset?key=khong-co');
      await page.getByRole('button', { name: 'Tiếp tục' }).click();
    },
    says: 'Bước này đã hết hạn hoặc được mở ở trình duyệt khác.',
    way: 'Về trang đăng nhập',
  },
];

gallery([...passwords, ...registrations, ...providers, ...over, ...links]);
