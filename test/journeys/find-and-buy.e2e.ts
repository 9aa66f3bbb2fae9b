import { collectVeils } from '#test/journeys/every-page/veils.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expect, type Page, test } from './journey.ts';
import { fillCheckout, hydrated } from './purchase.ts';

/** Paths of the pages after the home page, in order. */
const collectPages = (page: Page): readonly string[] => {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== '/' && pathname !== pages.at(-1)) pages.push(pathname);
  });
  return pages;
};

const qrCode = (page: Page) => page.getByRole('img', { name: /^Mã VietQR/ });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Thêm vào giỏ' }).first();
const checkOut = (page: Page) => page.getByRole('link', { name: 'Tiếp tục đặt hàng' }).first();
const order = (page: Page) => page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).first();
const plan = (page: Page) => page.getByRole('option', { name: /Cloud Server SSD 5.*RAM 8 GB.*đ\/tháng/ });
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: /^Tìm sản phẩm/ });

/** From a plan's page to the QR code of its order; three inputs. */
const buy = async (page: Page): Promise<void> => {
  await addToCart(page).click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await checkOut(page).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillCheckout(page);
  await order(page).click();
  await expect(page).toHaveURL(/\/thanh-toan\//);
  await expect(qrCode(page)).toBeVisible();
};

test('CAT-01 CAT-10 PAY-02 LAY-02 «vps 8gb» leads in four pages and four inputs to the QR code of the plan with 8 GB', async ({
  page,
}) => {
  const veils = await collectVeils(page);
  const pages = collectPages(page);
  await page.goto(`${origin}/`);
  await hydrated(page);
  await page.getByLabel('Tìm kiếm', { exact: true }).click();
  await searchField(page).pressSequentially('vps 8gb', { delay: 20 });
  await plan(page).click();
  await expect(page).toHaveURL(/\/san-pham\/cloud-server-ssd-5/);
  await hydrated(page);
  await buy(page);
  expect(pages.map((path) => path.replace(/^(\/thanh-toan\/).*/, '$1'))).toEqual([
    '/san-pham/cloud-server-ssd-5',
    '/gio-hang',
    '/checkout',
    '/thanh-toan/',
  ]);
  expect(veils).toEqual([]);
});

test('ROUTE-05 CAT-01 PAY-02 LAY-02 a list is filtered, and a plan is bought from its card', async ({
  page,
  isMobile,
}) => {
  const veils = await collectVeils(page);
  await page.goto(`${origin}/cua-hang/may-chu/cloud-server`);
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  if (isMobile) {
    await page.getByRole('link', { name: 'Bộ lọc' }).click();
    const sheet = page.getByRole('dialog', { name: 'Bộ lọc' });
    await sheet.getByRole('checkbox', { name: /^8 GB/ }).check();
    await sheet.getByRole('button', { name: 'Xem 1 gói' }).click();
    await expect(sheet).toHaveCount(0);
  } else await page.getByRole('region', { name: 'Bộ lọc' }).getByRole('checkbox', { name: /^8 GB/ }).check();
  await expect(page).toHaveURL(/\?ram=8$/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Cloud Server SSD 5');
  await buy(page);
  expect(veils).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-01 CAT-10 PAY-02 «vps 8gb» and a domain name are bought from the result page', async ({ page }) => {
    await page.goto(`${origin}/tim-kiem?q=shopmoi.vn`);
    await page.getByRole('button', { name: 'Thêm vào giỏ: shopmoi.vn' }).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await page.goto(`${origin}/tim-kiem?q=vps+8gb`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cloud Server SSD 5' });
    await expect(row).toContainText('598.000đ');
    await row.getByRole('link', { name: /^Chọn/ }).click();
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    for (const bought of ['shopmoi.vn', 'Cloud Server SSD 5'])
      await expect(page.getByRole('main')).toContainText(bought);
  });

  test('ROUTE-05 a list is filtered, and a plan is bought from its card', async ({ page, isMobile }) => {
    await page.goto(`${origin}/cua-hang/may-chu/cloud-server`);
    if (isMobile) await page.getByRole('link', { name: 'Bộ lọc' }).click();
    const filters = page.getByRole('region', { name: 'Bộ lọc' });
    await filters.getByRole('checkbox', { name: /^8 GB/ }).check();
    await filters.getByRole('button', { name: 'Áp dụng' }).click();
    await expect(page).toHaveURL(/ram=8/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByRole('main')).toContainText('Cloud Server SSD 5');
  });
});
