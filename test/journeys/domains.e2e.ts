import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expect, type Page, test } from './journey.ts';
import { hydrated } from './purchase.ts';

/**
 * Twenty names: fourteen free ones, and one each that is taken, reserved, duplicate, of an unsold extension, a
 * subdomain, and invalid.
 */
const freeNames = Array.from({ length: 14 }, (_, at) => `hang-may-${at}${['.vn', '.com', '.shop'][at % 3]}`);
const names = [...freeNames, 'google.com', 'quochoi.vn', 'hang-may-0.vn', 'hang.zip', 'a.b.com', 'khong_hop_le.vn'];

const addAll = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/tim-kiem-domain`);
  await page.getByRole('link', { name: 'Nhiều tên một lúc' }).click();
  await page.getByLabel('Danh sách tên miền').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Kiểm tra danh sách' }).click();
  await expect(page.getByText('Đã kiểm tra 16 tên, 14 tên còn.')).toBeVisible();
  await expect(page.getByRole('table', { name: /danh sách tên miền/ }).locator('tbody tr')).toHaveCount(names.length);
  for (const told of ['Đã có chủ', 'Không bán', 'Trùng với một tên ở trên', 'Đuôi này chưa bán', 'Đây là tên con'])
    await expect(page.getByText(told).first()).toBeVisible();
  await page.getByRole('button', { name: 'Thêm 14 tên còn trống vào giỏ' }).click();
  await expect(page.getByText('Đã trong giỏ')).toHaveCount(14);
  await page.getByRole('link', { name: 'Vào giỏ hàng' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
  for (const name of freeNames.slice(0, 3)) await expect(page.getByText(name).first()).toBeVisible();
};

/** Buys a hosting, looks for a name from its line in the cart, and uses it in one press. */
const nameHosting = async (
  page: Page,
  label: string,
  isReady: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  await page.goto(`${origin}/san-pham/hosting-khoi-nghiep`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByText('Hosting này dùng cho tên miền nào?')).toBeVisible();
  await isReady();
  await page.getByRole('link', { name: 'Tìm tên miền mới' }).click();
  await page.getByRole('textbox', { name: 'Tên miền' }).fill(label);
  await page.getByRole('textbox', { name: 'Tên miền' }).press('Enter');
  await expect(page.getByRole('heading', { name: `${label}.vn` })).toBeVisible();
  await page.getByRole('button', { name: /^Dùng cho / }).click();
  await page.getByRole('link', { name: 'Vào giỏ hàng' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByRole('heading', { name: `${label}.vn` })).toBeVisible();
  await expect(page.getByText('Hosting này dùng cho tên miền nào?')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Hosting Khởi nghiệp' })).toContainText(`${label}.vn`);
};

test('CART-14 a name is found and used for the hosting in the cart in one press', async ({ page }) => {
  await nameHosting(page, 'tiem-banh-cua-hosting', () => hydrated(page));
});

test('DOM-01 CART-07 the menu leads to the search, and the page of an extension answers while a bare name is typed', async ({
  page,
}) => {
  await page.goto(`${origin}/`);
  expect(await page.locator('header a[href="/tim-kiem-domain"]').count()).toBeGreaterThan(0);
  await page.goto(`${origin}/san-pham/ten-mien-vn`);
  const field = page.getByRole('textbox', { name: /^Tên miền/ });
  await field.fill('google');
  await expect(page.getByText('google.vn đã có chủ')).toBeVisible();
  await expect(page.getByRole('link', { name: /còn trống$/ }).first()).toBeVisible();
  await field.fill('tiem-banh-go-ten');
  await expect(page.getByText('tiem-banh-go-ten.vn còn trống')).toBeVisible();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByRole('heading', { name: 'tiem-banh-go-ten.vn' })).toBeVisible();
});

test('DOM-01 ROUTE-33 from the home page a visitor gets an answer while typing and adds the name to the cart', async ({
  page,
}) => {
  await page.goto(`${origin}/`);
  await page.getByRole('textbox', { name: 'Tên miền' }).fill('Tiệm Bánh Mây');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'tiembanhmay.vn' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Tên miền' }).fill('google');
  await expect(page.getByText('Đã có chủ').first()).toBeVisible();
  await page.getByRole('link', { name: 'Xem thông tin của google.com', exact: true }).click();
  await expect(page.getByText('Nhà đăng ký mẫu')).toBeVisible();
  await page.getByRole('textbox', { name: 'Tên miền' }).fill('hoa sen xanh');
  await expect(page.getByText('Còn đăng ký được')).toBeVisible();
  await page.getByRole('button', { name: 'Thêm vào giỏ: hoasenxanh.vn', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Đã trong giỏ' })).toBeVisible();
});

test('DOM-01 twenty names are looked up at once, and one click adds the free ones to the cart', async ({ page }) => {
  await addAll(page);
});

test('DOM-01 an answer that is in the document is not requested again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const complaints = collectBrowserErrors(page);
  await page.goto(`${origin}/tim-kiem-domain?q=google&duoi=.com`);
  await page.getByRole('link', { name: 'Xem thông tin của google.com', exact: true }).click();
  await expect(page.getByText('Nhà đăng ký mẫu')).toBeVisible();
  expect(asked.filter((path) => /domainSearch|domainStatus|bulkDomains/.test(path))).toEqual([]);
  expect(complaints()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DOM-01 the whole answer is on one page, taken names show their registration data, and a name can be added', async ({
    page,
  }) => {
    await page.goto(`${origin}/tim-kiem-domain?q=google&duoi=.com`);
    await expect(page.getByText('Đã có người đăng ký')).toBeVisible();
    await expect(page.getByText('Đang kiểm tra')).toHaveCount(0);
    await page.getByRole('link', { name: 'Xem thông tin của google.com', exact: true }).click();
    await expect(page.getByText('Nhà đăng ký mẫu')).toBeVisible();
    await page.getByRole('textbox', { name: 'Tên miền' }).fill('trà sữa mây');
    await page.getByRole('button', { name: 'Kiểm tra' }).click();
    await page.getByRole('button', { name: 'Thêm vào giỏ: trasuamay.com', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Đã trong giỏ' })).toBeVisible();
  });

  test('DOM-01 twenty names are looked up at once, and one click adds the free ones to the cart', async ({ page }) => {
    await addAll(page);
  });

  test('CART-14 a name is found and used for the hosting in the cart in one press', async ({ page }) => {
    await nameHosting(page, 'tiem-banh-khong-script');
  });

  test('CART-07 the page of an extension takes a bare name and says whether it is taken', async ({ page }) => {
    await page.goto(`${origin}/san-pham/ten-mien-vn`);
    await page.getByRole('textbox', { name: /^Tên miền/ }).fill('google');
    await page.getByRole('button', { name: 'Cập nhật giá' }).click();
    await expect(page.getByText('google.vn đã có chủ')).toBeVisible();
  });

  test('DOM-03 a name for schools is added only after its conditions', async ({ page }) => {
    await page.goto(`${origin}/tim-kiem-domain?q=tiem-banh-hoc.edu.vn`);
    await expect(page.getByText('Chỉ dành cho tổ chức, cá nhân hoạt động giáo dục, đào tạo.').first()).toBeVisible();
    await page.getByText('Xem điều kiện').first().click();
    await page
      .getByRole('button', { name: /^Tôi đủ điều kiện/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Đã trong giỏ' })).toBeVisible();
  });
});
