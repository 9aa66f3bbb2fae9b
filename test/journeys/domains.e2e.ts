import { collectBrowserErrors } from './complaints.ts';
import { expect, type Page, test } from './journey.ts';
import { origin } from './origins.ts';

/**
 * Twenty names: fourteen free ones, and one each that is taken, reserved, duplicate, of an unsold extension, a
 * subdomain, and invalid.
 */
const freeNames = Array.from({ length: 14 }, (_, at) => `hang-may-${at}${['.vn', '.com', '.shop'][at % 3]}`);
const names = [...freeNames, 'google.com', 'quochoi.vn', 'hang-may-0.vn', 'hang.xyz', 'a.b.com', 'khong_hop_le.vn'];

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
  await page.getByRole('link', { name: 'Vào giỏ hàng' }).click();
  await expect(page).toHaveURL(/\/gio-hang/);
  for (const name of freeNames.slice(0, 3)) await expect(page.getByText(name).first()).toBeVisible();
};

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
});
