import { Secret, TOTP } from 'otpauth';
import { accessibilityChecker } from '#test/journeys/every-page/accessibility-checker.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { openStaffPage } from './staff-page.ts';

const PASSWORD = 'Nhan-vien-Da-Nang-26';
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret), digits: 6 }).generate();

/** Invites a member and returns the link for them. */
const invite = async (admin: Page, name: string, role: string): Promise<string> => {
  await admin.goto('/desk#/accounts/create');
  await admin.getByLabel('Tên đăng nhập').fill(name);
  await admin.getByRole('checkbox', { name: role }).check();
  await admin.getByRole('button', { name: 'Lưu' }).click();
  return admin.getByLabel('Đường dẫn thiết lập').last().inputValue();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('V6.3.3 an invited member sets up password and app, is refused the pages of other roles, and logs in again', async ({
    page,
    browser,
  }) => {
    // The desk, where members are invited, is a program.
    const admin = await openStaffPage(browser, { javaScriptEnabled: true });
    const name = `an.${Date.now().toString(36)}`;
    const link = await invite(admin, name, 'Tư vấn, bán hàng');
    await page.goto(link);
    const secret = (await page.locator('code').textContent()) ?? '';
    await expect(page.locator('figure.qr svg')).toBeVisible();
    await page.getByLabel(/^Mật khẩu mới/).fill(PASSWORD);
    await page.getByLabel('Gõ lại mật khẩu').fill(PASSWORD);
    await page.getByLabel(/^Mã 6 số/).fill(codeOf(secret));
    const usedCode = codeOf(secret);
    await page.getByRole('button', { name: 'Hoàn tất' }).click();
    // Without its program the desk leads to what works without it.
    await expect(page.getByRole('link', { name: 'Tài khoản của tôi' })).toBeVisible();
    await page.goto(`${new URL(link).origin}/outbox`);
    await expect(page.getByRole('heading', { name: 'Bạn chưa được giao phần việc này' })).toBeVisible();
    await page.goto(`${new URL(link).origin}/account`);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await page.goto(`${new URL(link).origin}/account`);
    await expect(async () => {
      await page.getByLabel('Tên đăng nhập').fill(name);
      await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
      await page.getByLabel(/^Mã 6 số/).fill(codeOf(secret));
      await page.getByRole('button', { name: 'Đăng nhập' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản của tôi' })).toBeVisible({ timeout: 1_000 });
      // Each code is valid once, so the log-in needs a later one than the set-up.
    }).toPass({ timeout: 60_000, intervals: [2_000] });
    expect(codeOf(secret)).not.toBe(usedCode);
    await admin.context().close();
  });
});

test.describe('accessibility', () => {
  test.use({ bypassCSP: true });

  test('LAY-01 LAY-07 the pages of the staff meet WCAG 2.2 in both themes and fit every width', async ({ browser }) => {
    const page = await openStaffPage(browser);
    const { look, end } = accessibilityChecker(page);
    for (const path of ['/account', '/outbox']) {
      await page.goto(path);
      await look(path);
    }
    await page.goto(await invite(page, `binh.${Date.now().toString(36)}`, 'Nội dung'));
    await look('/set-up');
    await page.goto('/account');
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await look('/log-in');
    end();
    await page.context().close();
  });
});

test('V14.3.1 a page of the staff that nobody touched for two hours is emptied and leads to the log-in; one in which somebody typed stays', async ({
  browser,
}) => {
  const page = await openStaffPage(browser);
  await page.clock.install();
  await page.goto('/confirm');
  await page.getByLabel(/^Mã 6 số/).fill('123456');
  await page.context().clearCookies();
  await page.clock.fastForward('02:01:00');
  await expect(page.getByLabel(/^Mã 6 số/)).toHaveValue('123456');

  const other = await openStaffPage(browser);
  await other.clock.install();
  await other.goto('/outbox');
  await expect(other.getByRole('heading', { level: 1, name: 'Tin nhắn' })).toBeVisible();
  await other.context().clearCookies();
  await other.clock.fastForward('02:01:00');
  await expect(other).toHaveURL(/\/log-in\?to=%2Foutbox$/);
  await Promise.all([page, other].map((each) => each.context().close()));
});
