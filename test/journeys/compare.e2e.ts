import { overflow } from '#test/journeys/every-page/accessibility-checker.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { memoryOrigin, origin } from '#test/journeys/site/origins.ts';
import { closeOverlaysOnFakes } from './first-visit.ts';
import { expect, type Page, test } from './journey.ts';
import { hydrated } from './purchase.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Gói đang so sánh' });
const choose = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: `So sánh ${title}`, exact: true })
    .click();
const three = ['cloud-server-ssd-4', 'cloud-server-ssd-6', 'may-chu-rieng-e3'];

for (const [name, shop] of [
  ['the built shop', origin],
  ['the browser shop on fakes', memoryOrigin],
] as const) {
  test(`CAT-02 CAT-08 on ${name}: three plans are chosen on two pages, compared and shared as a link, and one is bought`, async ({
    page,
    browser,
  }) => {
    const complaints = collectBrowserErrors(page);
    if (shop === memoryOrigin) await closeOverlaysOnFakes(page);
    await page.goto(`${shop}/cua-hang/danh-muc/cloud-server`);
    await hydrated(page);
    await choose(page, 'Cloud Server SSD 4');
    await expect(tray(page)).toContainText('1 gói đang chọn');
    await choose(page, 'Cloud Server SSD 6');
    await page.goto(`${shop}/san-pham/may-chu-rieng-e3`);
    await hydrated(page);
    await expect(tray(page)).toContainText('2 gói đang chọn');
    await choose(page, 'Máy chủ riêng E3');
    await tray(page).getByRole('link', { name: 'So sánh 3 gói' }).click();

    const table = page.getByRole('table', { name: 'Bảng so sánh' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.getByText('Chỉ xem khác biệt').click();
    await expect(page).toHaveURL(/khac=1/);

    // Another visitor opens the link on a phone.
    const other = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await other.goto(page.url());
    await expect(other.getByRole('table', { name: 'Bảng so sánh' }).getByRole('columnheader')).toHaveCount(3);
    expect(await overflow(other)).toBeLessThanOrEqual(0);
    await other.close();

    await table.getByRole('button', { name: 'Thêm vào giỏ: Cloud Server SSD 6' }).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByText('Cloud Server SSD 6').first()).toBeVisible();
    expect(complaints()).toEqual([]);
  });
}

test('CAT-08 CART-19 on a phone: three sizes are compared by their price per GB, and one is bought', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/so-sanh?sp=cloud-server-ssd-6,cloud-server-ssd-2,cloud-server-ssd-4`);
  await hydrated(page);
  const table = page.getByRole('table', { name: 'Bảng so sánh' });
  await expect(table.getByRole('columnheader')).toHaveText([/SSD 2/, /SSD 4/, /SSD 6/]);
  await expect(table.getByText('Không ghi')).toHaveCount(0);
  await expect(table.getByRole('row', { name: /Giá mỗi GB RAM/ })).toContainText('rẻ nhất');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const spilled = await table.locator('span, small, b').evaluateAll((texts) =>
    texts.flatMap((each) => {
      const [own, cell] = [each.getBoundingClientRect(), each.closest('td, th')?.getBoundingClientRect()];
      return cell !== undefined && own.width > 1 && own.right > cell.right + 1 ? [each.textContent] : [];
    }),
  );
  expect(spilled).toEqual([]);

  await table.getByRole('link', { name: 'Cloud Server SSD 4', exact: true }).click();
  await expect(page).toHaveURL(/cloud-server-ssd-4/);
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Đặt mua nhanh' });
  for (const part of ['Cấu hình', 'Thời hạn thuê']) {
    await page.getByRole('group', { name: part }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole('button', { name: 'Thêm vào giỏ' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(/\dđ$/)).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByText('Hệ điều hành: Ubuntu 24.04 LTS').first()).toBeVisible();
});

test('CAT-03 on a phone the head of a product is at most 120 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['cloud-server-ssd-4', 'gpu-desktop-rtx-4090', 'bare-metal-s']) {
    await page.goto(`${origin}/san-pham/${slug}`);
    await hydrated(page);
    const head = page.getByRole('heading', { level: 1 }).locator('xpath=../..');
    expect((await head.boundingBox())?.height ?? Number.NaN).toBeLessThanOrEqual(120);
    for (const name of [/yêu thích/, /^So sánh/, 'Mở mọi tuỳ chọn'])
      await expect(head.getByRole('button', { name }).or(head.getByRole('link', { name }))).toBeVisible();
  }
});

test('ROUTE-12 CAT-08 the chosen plans are restored without query parameters, and a discontinued product is explained', async ({
  page,
}) => {
  await page.goto(`${origin}/cua-hang/danh-muc/cloud-server`);
  await hydrated(page);
  await choose(page, 'Cloud Server SSD 4');
  await expect(tray(page)).toBeVisible();
  await page.goto(`${origin}/so-sanh`);
  await expect(page).toHaveURL(/sp=cloud-server-ssd-4/);
  const answer = await page.goto(`${origin}/so-sanh?sp=khong-con-ban,cloud-server-ssd-4`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByText(/khong-con-ban đã ngừng bán/)).toBeVisible();
});

test('CAT-08 the table header stays visible while the specifications scroll, also at 360 px', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${origin}/so-sanh?sp=${three.join(',')}`);
    await hydrated(page);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Cloud Server SSD 4', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Thêm vào giỏ: Cloud Server SSD 4' })).toBeInViewport();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

test('ROUTE-40 an organisation finds its backup plan by its number of users, and the confirmation shows what happens next', async ({
  page,
}) => {
  await page.goto(`${origin}/dang-ky-microsoft-365-backup`);
  await hydrated(page);
  await page.getByLabel(/Số người dùng/).fill('18');
  await expect(page.getByRole('heading', { name: 'Sao lưu M365 25 người dùng' })).toBeVisible();
  await page.getByLabel(/Tên miền của tổ chức/).fill('congtymay.onmicrosoft.com');
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page).toHaveURL(/\/thanh-cong$/);
  await expect(page.getByText('congtymay.onmicrosoft.com')).toBeVisible();
  await expect(page.getByRole('banner').getByText('1', { exact: true }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-02 CAT-08 the comparison can be read, filtered and bought from', async ({ page }) => {
    await page.goto(`${origin}/cua-hang/danh-muc/cloud-server`);
    await choose(page, 'Cloud Server SSD 4');
    await expect(page.getByRole('table', { name: 'Bảng so sánh' })).toContainText('Cloud Server SSD 4');
    await page.goto(`${origin}/so-sanh?sp=${three.join(',')}`);
    await page.getByLabel('Chỉ xem khác biệt').check();
    await page.getByRole('button', { name: 'Xem', exact: true }).click();
    await expect(page).toHaveURL(/khac=1/);
    await page.getByRole('button', { name: 'Thêm vào giỏ: Máy chủ riêng E3' }).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByText('Máy chủ riêng E3').first()).toBeVisible();
  });

  test('ROUTE-40 the backup plan can be found and registered', async ({ page }) => {
    await page.goto(`${origin}/dang-ky-microsoft-365-backup`);
    await page.getByLabel(/Số người dùng/).fill('40');
    await page.getByRole('button', { name: 'Xem gói phù hợp' }).click();
    await expect(page.getByRole('heading', { name: 'Sao lưu M365 50 người dùng' })).toBeVisible();
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page.getByText('Vui lòng nhập thông tin')).toBeVisible();
    await page.getByLabel(/Tên miền của tổ chức/).fill('congtymay.vn');
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page).toHaveURL(/\/thanh-cong$/);
    await expect(page.getByText('congtymay.vn')).toBeVisible();
  });
});
