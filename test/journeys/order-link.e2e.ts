import { enterCode, newcomer } from '#test/journeys/customers/customer.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { closeOverlays } from './first-visit.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { orderAsGuest, payAtBank } from './purchase.ts';

/** Asks for a link on another device and returns it from the mail. */
const askForLink = async (page: Page, number: string, email: string): Promise<string> => {
  await page.goto(`${origin}/don-hang`);
  await page.getByLabel('Mã đơn').fill(number);
  await page.getByLabel('Email đã đặt hàng').fill(email);
  await page.getByRole('button', { name: 'Gửi liên kết mới' }).click();
  await expect(page.getByText('Nếu mã đơn và email khớp').first()).toBeVisible();
  const [mail] = await readOutbox(staffDoor, email);
  return /http\S+\/don-hang\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

const otherDevice = async (browser: Browser, options: { readonly javaScriptEnabled?: boolean }): Promise<Page> => {
  const context = await browser.newContext(options);
  await closeOverlays(context);
  return context.newPage();
};

/** The whole way of a buyer who reads the mail on another device than the one that ordered. */
const reachOrder = async (buyer: Page, device: Page, hasScript: boolean): Promise<void> => {
  const who = newcomer();
  const number = await orderAsGuest(buyer, origin, who);
  const link = await askForLink(device, number, who.email);

  await device.goto(link);
  await expect(device).toHaveURL(/\/thanh-toan\/[0-9a-f]+$/);
  await payAtBank(device);
  // The bank reports a moment after its page answers.
  await expect(async () => {
    await device.goto(link);
    await expect(device).toHaveURL(/\/dat-hang-thanh-cong\?orderId=[0-9a-f]+$/, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(device.getByRole('link', { name: 'Xem hoá đơn' })).toBeVisible();

  await device.getByLabel(/^Mật khẩu \*$/).fill(who.password);
  await device.getByRole('button', { name: 'Đặt mật khẩu' }).click();
  await expect(device).toHaveURL(/\/xac-thuc/);
  await enterCode(device, who.email);
  await expect(device).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/);
  await expect(device.getByText('Đơn hàng và dịch vụ nằm trong tài khoản của bạn.')).toBeVisible();
  if (hasScript) await expect(device.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0);
  await device.getByRole('link', { name: 'Chi tiết đơn hàng' }).click();
  await expect(device).toHaveURL(/\/order\/[0-9a-f]+$/);
  await device.goto(`${origin}/order`);
  await expect(device.getByRole('main')).toContainText(number);

  // The account has the order now: its link opens the order there, and for everybody else the log-in.
  await device.goto(link);
  await expect(device).toHaveURL(/\/order\/[0-9a-f]+$/);
  const stranger = await device.context().browser()?.newContext();
  const page = await stranger?.newPage();
  await page?.goto(link);
  await expect(page ?? device).toHaveURL(/\/dang-nhap\?redirectUrl=%2Forder%2F[0-9a-f]+$/);
  await stranger?.close();
};

test('a guest pays and becomes a customer on another device, which the link in a mail opened', async ({
  page,
  browser,
}) => {
  await reachOrder(page, await otherDevice(browser, {}), true);
});

test('a link that was revoked on one device opens nothing on another', async ({ page, browser }) => {
  const who = newcomer();
  const number = await orderAsGuest(page, origin, who);
  const device = await otherDevice(browser, {});
  const link = await askForLink(device, number, who.email);
  await device.goto(link);
  await payAtBank(device);
  await expect(device).toHaveURL(/\/dat-hang-thanh-cong/, { timeout: 30_000 });
  await device.getByRole('button', { name: 'Thu hồi liên kết' }).click();
  await expect(device).toHaveURL(/\/don-hang$/);
  await device.goto(link);
  await expect(device.getByText('Người giữ đơn hàng đã thu hồi liên kết vừa bấm')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link, the password and the code work with forms', async ({ page, browser }) => {
    await reachOrder(page, await otherDevice(browser, { javaScriptEnabled: false }), false);
  });
});
