import { expect, type Page, test } from '#test/journeys/journey.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { useCasesOf } from './browser-visitor.ts';
import { codeFor, logIn, newcomer } from './customer.ts';
import { becomeCustomer } from './customer-visitor.ts';

const emailPart = (page: Page) => page.getByRole('region', { name: 'Email', exact: true });

const confirmCode = async (page: Page, label: RegExp, to: string): Promise<void> => {
  const form = emailPart(page)
    .locator('form')
    .filter({ has: page.getByLabel(label) });
  await form.getByLabel(label).fill(await codeFor(to));
  await form.getByRole('button', { name: 'Xác nhận mã' }).click();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ACC-09 V6.3.7 a customer changes the e-mail address with a code of both sides, logs in with it, and downloads their data', async ({
    page,
  }) => {
    const who = await becomeCustomer(useCasesOf(page.request));
    const next = newcomer().email;
    await page.goto(`${origin}/quan-ly-tai-khoan/thong-tin`);
    const part = emailPart(page);
    await part.getByLabel('Email mới').fill('khong-phai-email');
    await part.getByRole('button', { name: 'Đổi email' }).click();
    await expect(part.getByLabel('Email mới')).toHaveValue('khong-phai-email');
    await expect(part.getByLabel('Email mới')).toHaveAttribute('aria-invalid', 'true');
    await part.getByLabel('Email mới').fill(next);
    await part.getByRole('button', { name: 'Đổi email' }).click();
    await expect(part.getByText(`Đang chờ xác nhận: ${next}`)).toBeVisible();
    await confirmCode(page, new RegExp(`Mã 6 số gửi đến ${next}`), next);
    await confirmCode(page, /đang dùng/, who.email);
    await expect(part.getByText(next, { exact: true })).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).first().click();
    await expect(page).toHaveURL(/\/dang-nhap$/);
    await logIn(page, { ...who, email: next });
    await expect(page).toHaveURL(/\/service$/);

    await page.goto(`${origin}/quan-ly-tai-khoan/bao-mat`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Xem dữ liệu của tôi' }).click();
    const data = await opened;
    await expect(data.getByRole('cell', { name: next }).first()).toBeVisible();
    const file = await page.request.get(`${origin}/du-lieu-cua-toi.json`);
    expect(file.headers()['content-disposition']).toContain('attachment');
    expect(await file.text()).toContain(next);
  });
});
