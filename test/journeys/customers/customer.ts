import { type BrowserContext, expect, type Page } from '@playwright/test';
import { hydrated } from '#test/journeys/purchase.ts';
import { staffDoor } from '#test/journeys/site/origins.ts';
import { readOutbox, type StaffDoor } from '#test/kit/staff.ts';

export type Newcomer = { readonly fullName: string; readonly email: string; readonly password: string };

/** Data of a person without an account, different on every call. */
export const newcomer = (): Newcomer => {
  const name = `an.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { fullName: 'Phạm Thanh An', email: `${name}@example.vn`, password: 'Mua-thu-Ha-Noi-26' };
};

/**
 * The six digits from the newest message to an address that has any, read from the outbox of the services: other mails,
 * such as that a server is ready, may come after the code.
 */
export const codeFor = async (to: string, door: StaffDoor = staffDoor): Promise<string> => {
  let code = '';
  await expect
    .poll(async () => {
      const messages = await readOutbox(door, to);
      code = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
};

/** Fills in and submits the registration form; works with and without JavaScript. */
export const fillRegistration = async (page: Page, who: Newcomer): Promise<void> => {
  await page.getByLabel('Họ và tên').fill(who.fullName);
  await page.getByLabel('Email hoặc số điện thoại').fill(who.email);
  await page.getByLabel(/^Mật khẩu \*$/).fill(who.password);
  await page.getByLabel('Nhập lại mật khẩu').fill(who.password);
  await page.getByRole('checkbox', { name: /Tôi đồng ý/ }).check({ force: true });
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
};

/** Enters the received code, and submits it unless the last digit has already done so. */
export const enterCode = async (page: Page, to: string, door: StaffDoor = staffDoor): Promise<void> => {
  const here = new URL(page.url()).pathname;
  await page.getByLabel('Mã kích hoạt').fill(await codeFor(to, door));
  const gone = page.waitForURL(({ pathname }) => pathname !== here, { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: 'Kích hoạt tài khoản' });
  await Promise.race([gone, submit.click({ timeout: 5_000 }).catch(() => undefined)]);
  await gone;
};

/** Registers and enters the code; ends on the page after the registration. */
export const register = async (page: Page, who: Newcomer): Promise<void> => {
  await hydrated(page);
  await fillRegistration(page, who);
  await expect(page).toHaveURL(/\/xac-thuc/);
  await enterCode(page, who.email);
};

/** Logs in with a password on the log-in page. */
export const logIn = async (page: Page, who: Pick<Newcomer, 'email' | 'password'>): Promise<void> => {
  await hydrated(page);
  await page.getByLabel('Email hoặc số điện thoại').fill(who.email);
  await page.getByLabel(/^Mật khẩu \*$/).fill(who.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
};

/** Logs out with the portal's own button. */
export const logOut = async (page: Page, shop: string): Promise<void> => {
  await page.goto(`${shop}/profile`);
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).first().click();
  await expect(page).toHaveURL(/\/dang-nhap$/);
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).not.toContain('accessToken');
};

/** A device with its own authenticator, which always confirms the user's presence. */
export const withAuthenticator = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
