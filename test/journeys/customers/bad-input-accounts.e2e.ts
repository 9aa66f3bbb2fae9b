import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { freshIdempotencyKey, useCasesOf } from './browser-visitor.ts';
import { codeFor, fillRegistration, logIn, logOut, newcomer } from './customer.ts';
import { becomeCustomer, beginRegistration } from './customer-visitor.ts';

const profile = `${origin}/quan-ly-tai-khoan/thong-tin`;
const save = (page: Page) => page.getByRole('button', { name: 'Lưu thay đổi' });

test('LAY-04 a login that was rejected elsewhere is reported once, and the URL is cleaned', async ({ page }) => {
  const cases = [
    ['/?errorMessage=ACCESS_DENIED', '/dang-nhap'],
    ['/gio-hang?errorMessage=ACCESS_DENIED', '/gio-hang'],
    ['/dang-nhap?errorMessage=ACCESS_DENIED&redirectUrl=%2Fcheckout', '/checkout'],
    ['/dang-nhap?errorMessage=ACCESS_DENIED&redirectUrl=https%3A%2F%2Fevil.example', '/dang-nhap'],
  ] as const;
  for (const [path, end] of cases) {
    await page.goto(origin + path);
    expect(page.url(), path).toBe(origin + end);
    const alert = page.getByRole('alert').filter({ hasText: 'Đăng nhập thất bại' });
    await expect(alert, path).toBeVisible();
    await page.reload();
    await expect(alert, path).toHaveCount(0);
  }
});

test('ACC-01 a registration that is submitted twice creates one account and sends one code', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/register') sent.push(request.method());
  });
  const who = newcomer();
  await page.goto(`${origin}/dang-ky`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Tạo tài khoản' }).evaluate((button) => {
    const pressAgain = () => button instanceof HTMLElement && button.click();
    button.addEventListener('click', pressAgain, { once: true });
  });
  await fillRegistration(page, who);
  await expect(page).toHaveURL(/\/xac-thuc/);
  expect(sent).toEqual(['POST']);
  await codeFor(who.email);
  expect(await readOutbox(staffDoor, who.email)).toHaveLength(1);
});

test('VAL-06 ACC-02 a code pasted with a space is read and submitted automatically', async ({ page, context }) => {
  const who = newcomer();
  await page.goto(origin + (await beginRegistration(useCasesOf(page.request), who)));
  await hydrated(page);
  const code = await codeFor(who.email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)}\n`);
  await page.getByLabel('Mã kích hoạt').focus();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL(/\/service$/);
});

test('SDK-03 ACC-09 an invalid or oversized picture is rejected at its field; a valid one is saved', async ({
  page,
}) => {
  await becomeCustomer(useCasesOf(page.request));
  await page.goto(profile);
  await hydrated(page);
  const field = page.getByLabel('Ảnh đại diện');
  const keep = page.getByRole('button', { name: 'Lưu ảnh' });
  const huge = sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: 'white' } });
  const refusals = [
    [Buffer.from('<svg onload="alert(1)"/>'), 'Ảnh phải là PNG, JPEG hoặc WebP'],
    [Buffer.alloc(3_000_000, 7), 'Ảnh phải là PNG, JPEG hoặc WebP'],
    [Buffer.alloc(0), 'Bạn chọn tệp cho mục này'],
    [await huge.png({ compressionLevel: 9 }).toBuffer(), 'Ảnh có hơn 20 triệu điểm ảnh'],
  ] as const;
  for (const [buffer, sentence] of refusals) {
    await field.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer });
    await keep.click();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.reload();
    await hydrated(page);
  }
  const buffer = readFileSync('backend/media/logo.png');
  await field.setInputFiles({ name: 'anh.png', mimeType: 'image/png', buffer });
  await keep.click();
  await expect(page.getByText('Đã đổi ảnh đại diện.')).toBeVisible();
  await expect(page.getByText(/^Ảnh (phải là|nặng hơn|có hơn)/)).toHaveCount(0);
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
});

test('ACC-05 ACC-07 a login never redirects out of the shop, whatever its URL requests', async ({ page }) => {
  const useCases = useCasesOf(page.request);
  const who = await becomeCustomer(useCases);
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    'javascript:alert(1)',
    `${origin}@evil.example/`,
    '/dang-nhap?redirectUrl=https://evil.example',
  ]) {
    await useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() });
    await page.goto(`${origin}/dang-nhap?redirectUrl=${encodeURIComponent(elsewhere)}`);
    await logIn(page, who);
    await expect(page, elsewhere).toHaveURL(`${origin}/service`);
    // A logged-in customer is redirected to the same page.
    await page.goto(`${origin}/dang-nhap?redirectUrl=${encodeURIComponent(elsewhere)}`);
    await expect(page, elsewhere).toHaveURL(`${origin}/service`);
  }
});

test('ACC-08 GRD-01 after log-out the back button shows nothing of the customer', async ({ page }) => {
  const who = await becomeCustomer(useCasesOf(page.request));
  const expectedTotal = page.getByText(who.email).or(page.getByText(who.fullName));
  await page.goto(`${origin}/quan-ly-tai-khoan`);
  await hydrated(page);
  await expect(page.getByRole('main').getByText(who.email).first()).toBeVisible();
  await logOut(page, origin);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/\/dang-nhap\?redirectUrl=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
    await expect(expectedTotal).toHaveCount(0);
  }
});

test.describe('a session that ends while a form is being filled in', () => {
  const typed = '18 phố Lý Thường Kiệt';

  test('GRD-01 ACC-09 the input is preserved and is saved after a login in another tab', async ({ page, context }) => {
    const who = await becomeCustomer(useCasesOf(page.request));
    await page.goto(profile);
    await hydrated(page);
    await page.getByLabel('Địa chỉ liên hệ').fill(typed);
    await context.clearCookies({ name: 'accessToken' });
    await save(page).click();
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Đăng nhập trong thẻ mới' }).click(),
    ]);
    await logIn(beside, who);
    await expect(beside).toHaveURL(profile);
    await beside.close();
    await expect(page.getByLabel('Địa chỉ liên hệ')).toHaveValue(typed);
    await save(page).click();
    await expect(page.getByText('Đã lưu thông tin.')).toBeVisible();
  });

  test('GRD-01 ACC-09 without JavaScript the page offers a login in another tab and sends the same input again', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const who = await becomeCustomer(useCasesOf(page.request));
    await page.goto(profile);
    await page.getByLabel('Địa chỉ liên hệ').fill(typed);
    await context.clearCookies({ name: 'accessToken' });
    await save(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Phiên đăng nhập đã kết thúc' })).toBeVisible();
    const address = await page.getByRole('link', { name: 'Đăng nhập trong thẻ mới' }).getAttribute('href');
    const beside = await context.newPage();
    await beside.goto(origin + address);
    await beside.getByLabel('Email hoặc số điện thoại').fill(who.email);
    await beside.getByLabel(/^Mật khẩu \*$/).fill(who.password);
    await beside.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(beside).toHaveURL(profile);
    await page.getByRole('button', { name: 'Gửi lại' }).click();
    await expect(page.getByText('Đã lưu thông tin.')).toBeVisible();
    await expect(page.getByLabel('Địa chỉ liên hệ')).toHaveValue(typed);
    await context.close();
  });
});
