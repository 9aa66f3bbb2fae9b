import { expect, type Page } from '@playwright/test';
import { fillRegistration, logIn, type Newcomer, newcomer } from '#test/journeys/customers/customer.ts';
import {
  beginRegistration,
  inOtherBrowser,
  logInByPassword,
  returnFromProvider,
} from '#test/journeys/customers/customer-visitor.ts';
import { setClock } from '#test/journeys/site/clock.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { failUseCase, gallery, go, type State, unreachable } from './gallery-state.ts';

/** The demo customer with a wrong password. */
const wrong = { email: 'khach@example.vn', password: 'khong-phai-cua-toi' };
const WRONG_PASSWORDS = 10;
const CODE_LIFE_MS = 10 * 60_000;

const openAndLogIn = async (page: Page, who: Pick<Newcomer, 'email' | 'password'>): Promise<void> => {
  await page.goto(`${origin}/dang-nhap`);
  await logIn(page, who);
};

/** Types six digits, which the page submits automatically. */
const typeCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Mã kích hoạt').fill(code);
  await expect(page.getByRole('alert').first()).toBeVisible();
};

const passwords: readonly State[] = [
  {
    name: 'ACC-01 a wrong password',
    open: (page) => openAndLogIn(page, wrong),
    says: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    way: 'Quên mật khẩu?',
  },
  {
    name: 'ACC-01 an unknown username',
    open: (page) => openAndLogIn(page, newcomer()),
    says: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    way: 'Quên mật khẩu?',
  },
  {
    name: 'ACC-01 too many attempts',
    open: async (page, useCases) => {
      const nobody = newcomer();
      for (let tries = 0; tries < WRONG_PASSWORDS; tries += 1) await logInByPassword(useCases, nobody);
      await openAndLogIn(page, nobody);
    },
    says: /^Bạn đã thử quá nhiều lần\. Mời thử lại sau \d+ (giây|phút)\.$/,
    way: 'Gọi 1800.6070',
  },
  {
    name: 'ERR-06 a login while the services are down',
    open: async (page) => {
      await failUseCase(page, 'logIn', unreachable);
      await openAndLogIn(page, wrong);
    },
    says: 'Hệ thống đang bận, chưa trả lời được.',
    way: 'Đăng nhập',
  },
  {
    name: 'VAL-01 a login with empty fields',
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
    name: 'ACC-01 a registration with a username that is taken',
    open: async (page) => {
      await go(page, '/dang-ky');
      await fillRegistration(page, { ...newcomer(), email: 'khach@example.vn' });
    },
    says: 'Email hoặc số điện thoại này đã có tài khoản',
    way: 'Đăng nhập',
  },
  {
    name: 'VAL-02 a password that is too common',
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
      await typeCode(page, '000000');
    },
    says: 'Mã chưa đúng, bạn còn 4 lần thử.',
    way: /^Gửi lại/,
  },
  {
    name: 'ACC-02 an expired code',
    open: async (page, useCases) => {
      await go(page, await beginRegistration(useCases, newcomer()));
      await setClock(Date.now() + CODE_LIFE_MS + 1_000);
      try {
        await typeCode(page, '000000');
      } finally {
        await setClock(null);
      }
    },
    says: 'Mã này không còn hiệu lực.',
    way: /^Gửi lại/,
  },
  {
    name: 'ACC-02 a code without a pending registration',
    open: async (page) => {
      await go(page, '/xac-thuc');
      await typeCode(page, '123456');
    },
    says: 'Bước này đã hết hạn hoặc được mở ở trình duyệt khác.',
    way: 'Về trang đăng nhập',
  },
];

const providers: readonly State[] = [
  {
    name: 'LAY-04 a provider login that the shopper cancelled',
    open: async (page) => {
      await go(page, '/dang-nhap');
      await page.getByRole('button', { name: 'Google' }).click();
      await page.getByRole('button', { name: 'Huỷ' }).click();
      await expect(page).toHaveURL(`${origin}/dang-nhap?redirectUrl=%2Fservice`);
      await expect(page.getByText('Đăng nhập thất bại').first()).toBeVisible();
    },
    says: 'Đăng nhập',
    way: 'Google',
  },
  {
    name: 'LAY-03 a login that another browser started',
    open: async (page) => {
      const { fullName: name, email } = newcomer();
      await page.goto(await inOtherBrowser((other) => returnFromProvider(other, 'google', { name, email })));
      await expect(page).toHaveURL(/\/dang-nhap$/);
    },
    says: /^Lần đăng nhập này không bắt đầu từ trang bạn đang mở\./,
    way: 'Không phải tôi',
  },
  {
    name: 'LAY-03 an invalid one-time login token',
    open: async (page) => {
      await page.goto(`${origin}/dang-nhap?accessToken=khong-co&state=khong-co`);
      await expect(page.getByText('Đăng nhập thất bại').first()).toBeVisible();
    },
    says: 'Đăng nhập',
    way: 'Đăng nhập',
  },
  {
    name: 'ACC-01 an unreachable provider',
    open: async (page) => {
      await failUseCase(page, 'logInWithProvider', { kind: 'provider-unavailable', provider: 'zalo' });
      await go(page, '/dang-nhap');
      await page.getByRole('button', { name: 'Zalo' }).click();
    },
    says: 'Không kết nối được với nơi đăng nhập bạn chọn.',
    way: 'Zalo',
  },
];

const expiredSteps: readonly State[] = (
  [
    ['ROUTE-26 a code of a reset that nobody asked for', '/quen-mat-khau/verify', 'Làm lại từ đầu'],
    ['ROUTE-26 a new password without its code', '/quen-mat-khau/reset', 'Làm lại từ đầu'],
    ['ROUTE-27 the end of a registration that has not begun', '/cap-nhat-dang-ky', 'Về trang đăng nhập'],
    ['ROUTE-27 a registration that nobody completed', '/cap-nhat-dang-ky/hoan-tat', 'Về trang đăng nhập'],
  ] as const
).map(([name, path, way]) => ({ name, open: (page: Page) => go(page, path), says: 'Bước này đã hết hạn', way }));

const links: readonly State[] = [
  {
    name: 'ACC-03 a reset link that was already used',
    open: async (page) => {
      await go(page, '/reset?key=khong-co');
      await page.getByRole('button', { name: 'Tiếp tục' }).click();
    },
    says: 'Bước này đã hết hạn hoặc được mở ở trình duyệt khác.',
    way: 'Về trang đăng nhập',
  },
];

gallery([...passwords, ...registrations, ...providers, ...expiredSteps, ...links]);
