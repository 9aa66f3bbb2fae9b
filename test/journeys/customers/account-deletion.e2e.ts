import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { useCasesOf } from './browser-visitor.ts';
import { logOut } from './customer.ts';
import { becomeCustomer } from './customer-visitor.ts';

const PROFILE = `${origin}/quan-ly-tai-khoan/thong-tin`;

const askForDeletion = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(/^Nhập email hoặc số điện thoại của tài khoản/).fill(name);
  await page.getByRole('button', { name: 'Xoá tài khoản của tôi' }).click();
};

const pending = (page: Page) => page.getByText(/Tài khoản sẽ bị xoá lúc \d\d:\d\d/);

test('a customer asks for the deletion of the account and cancels it by the link of the mail', async ({ page }) => {
  const who = await becomeCustomer(useCasesOf(page.request));
  await page.goto(`${origin}/quan-ly-tai-khoan/bao-mat`);
  await page.getByRole('link', { name: 'Xoá tài khoản' }).click();
  await hydrated(page);
  await askForDeletion(page, who.email);
  await expect(pending(page)).toBeVisible();
  const [mail] = await readOutbox(staffDoor, who.email);
  await page.goto(/\S+\/account-deletion\/cancel\?key=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
  await expect(page.getByText('Tài khoản của bạn được giữ nguyên.')).toBeVisible();
  await page.goto(PROFILE);
  await expect(page.getByRole('button', { name: 'Xoá tài khoản của tôi' })).toBeVisible();
  await logOut(page, origin);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer mistypes the own name, asks for the deletion and cancels it', async ({ page }) => {
    const who = await becomeCustomer(useCasesOf(page.request));
    await page.goto(PROFILE);
    await askForDeletion(page, 'nguoi.khac@example.vn');
    await expect(page.getByText('Nội dung chưa khớp với email hoặc số điện thoại của tài khoản')).toBeVisible();
    await askForDeletion(page, who.email);
    await expect(pending(page)).toBeVisible();
    await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
    await expect(page.getByRole('button', { name: 'Xoá tài khoản của tôi' })).toBeVisible();
    await expect(pending(page)).toHaveCount(0);
  });
});
