import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { configure, fillCheckout, hydrated, payAtBank, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { useCasesOf } from './browser-visitor.ts';
import {
  enterCode,
  fillRegistration,
  logIn,
  logOut,
  type Newcomer,
  newcomer,
  register,
  withAuthenticator,
} from './customer.ts';
import { becomeCustomer } from './customer-visitor.ts';

const addServer = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/san-pham/${purchase.slug}`);
  await configure(page);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang\?orderId=/);
};

const pay = async (page: Page): Promise<void> => {
  await expect(page.getByRole('img', { name: `Mã VietQR, số tiền ${purchase.total}` })).toBeVisible();
  await payAtBank(page);
  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/, { timeout: 30_000 });
};

test('ACC-11 ACC-02 SVC-01 ORD-03 a guest fills a cart, registers, keeps the cart, pays, and sees order, invoice and service in the portal', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const who = newcomer();
  await addServer(page);

  await page.goto(`${origin}/dang-ky?redirectUrl=${encodeURIComponent('/gio-hang')}`);
  await register(page, who);
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByText(purchase.total).first()).toBeVisible();

  await page.goto(`${origin}/checkout`);
  await expect(page.getByLabel('Họ và tên').first()).toHaveValue(who.fullName);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(page).toHaveURL(/\/thanh-toan\//);
  await pay(page);

  await page.goto(`${origin}/order`);
  await expect(page.getByText(purchase.total).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^DH\d+/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{32}/);
  await expect(page.getByRole('heading', { name: /Đơn hàng DH\d+/ })).toBeVisible();
  await page.goto(`${origin}/quan-ly-tai-khoan/hoa-don`);
  await expect(page.getByRole('main').getByText(purchase.total).first()).toBeVisible();
  await expect(async () => {
    await page.goto(`${origin}/service`);
    await expect(page.getByRole('main').getByText('Cloud Server SSD 4').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

  await logOut(page, origin);
  await page.goto(`${origin}/service`);
  await expect(page).toHaveURL(/\/dang-nhap\?redirectUrl=%2Fservice/);
  await logIn(page, who);
  await expect(page).toHaveURL(/\/service$/);
  expect(complaints()).toEqual([]);
});

/** Enters the data that the provider did not return, and the code that verifies the e-mail. */
const complete = async (page: Page, own: Newcomer): Promise<void> => {
  await hydrated(page);
  await page.getByLabel('Họ và tên').fill(own.fullName);
  await page.getByLabel('Số điện thoại').fill('0912 345 679');
  await page.getByLabel(/^Email \*$/).fill(own.email);
  await page.getByRole('button', { name: 'Lưu và tiếp tục' }).click();
  await expect(page).toHaveURL(/\/xac-thuc/);
  await enterCode(page, own.email);
  await expect(page).toHaveURL(/\/cap-nhat-dang-ky\/hoan-tat/);
  await page.getByRole('link', { name: 'Tiếp tục', exact: true }).click();
};

for (const provider of ['Google', 'Facebook', 'Zalo'])
  test(`ACC-01 ACC-10 LAY-03 ACC-05 a guest with a cart logs in with ${provider}; the customer has the cart and the URL has no token`, {
    // Facebook tells the same of a person as Google; Zalo tells no address.
    tag: provider === 'Facebook' ? '@whole' : [],
  }, async ({ page }) => {
    await addServer(page);
    await page.goto(`${origin}/dang-nhap?redirectUrl=${encodeURIComponent('/gio-hang')}`);
    await hydrated(page);
    await page.getByRole('button', { name: provider }).click();
    await expect(page).toHaveURL(/identity-provider/);
    const own = newcomer();
    await page.locator('summary').click();
    await page.getByLabel('Họ và tên').fill(own.fullName);
    if (provider !== 'Zalo') await page.getByLabel(/^Email/).fill(own.email);
    await page.getByRole('button', { name: 'Tạo và tiếp tục' }).click();
    await expect(page).toHaveURL(new RegExp(`^${origin}/`));
    if (/cap-nhat-dang-ky/.test(page.url())) await complete(page, own);
    await expect(page).toHaveURL(/\/gio-hang/);
    expect(page.url()).not.toMatch(/accessToken|tokenShare|state=/);
    await expect(page.getByText(purchase.total).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();
  });

test('ACC-01 a passkey that was created in the account is enough to log in', async ({ page, context }) => {
  const who = newcomer();
  await withAuthenticator(context, page);
  await page.goto(`${origin}/dang-ky`);
  await register(page, who);
  await page.goto(`${origin}/quan-ly-tai-khoan/bao-mat`);
  await hydrated(page);
  await page.getByLabel('Tên để nhận ra khoá').fill('Máy tính ở nhà');
  await page.getByRole('button', { name: 'Thêm khoá' }).click();
  await expect(page.getByRole('main').getByText('Máy tính ở nhà')).toBeVisible();
  await logOut(page, origin);
  await page.goto(`${origin}/dang-nhap`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Dùng vân tay hoặc khuôn mặt' }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ACC-01 ACC-02 GRD-01 a newcomer registers, enters the code, logs out and in again, and sees their portal', async ({
    page,
  }) => {
    const who = newcomer();
    await page.goto(`${origin}/order`);
    await expect(page).toHaveURL(/\/dang-nhap\?redirectUrl=%2Forder/);
    await page.getByRole('main').getByRole('link', { name: 'Đăng ký' }).first().click();
    await fillRegistration(page, who);
    await expect(page).toHaveURL(/\/xac-thuc/);
    await enterCode(page, who.email);
    await expect(page).toHaveURL(/\/order$/);
    await expect(page.getByRole('heading', { name: 'Chưa có đơn hàng nào' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).first().click();
    await expect(page).toHaveURL(/\/dang-nhap$/);
    await page.getByLabel('Email hoặc số điện thoại').fill(who.email);
    await page.getByLabel(/^Mật khẩu \*$/).fill('sai-mat-khau');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.')).toBeVisible();
    await expect(page.getByLabel('Email hoặc số điện thoại')).toHaveValue(who.email);
    await page.getByLabel(/^Mật khẩu \*$/).fill(who.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL(/\/service$/);
  });

  test('LAY-07 ROUTE-43 the portal’s navigation row begins with the current page', async ({ page }) => {
    await becomeCustomer(useCasesOf(page.request));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/quan-ly-tai-khoan/bao-mat`);
    const row = page.getByRole('navigation', { name: 'Trang của bạn' });
    await expect(row.getByRole('link', { name: 'Mật khẩu và bảo mật' })).toBeInViewport();
  });
});

test('LAY-07 ROUTE-43 on a narrow screen the first tap on a portal link opens it, however early it comes', async ({
  page,
}) => {
  await becomeCustomer(useCasesOf(page.request));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/profile`, { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Trang của bạn' }).getByRole('link', { name: 'Đơn hàng' }).click();
  await expect(page).toHaveURL(`${origin}/order`);
});
