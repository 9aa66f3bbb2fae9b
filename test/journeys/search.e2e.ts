import { origin } from '#test/journeys/site/origins.ts';
import { expect, type Page, test } from './journey.ts';
import { hydrated } from './purchase.ts';

/** Collects the paths of the shop's own API calls, from now on. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
};

test.describe('site search', () => {
  test('CAT-01 an article is found by a term without accents and opens without loading a new document', async ({
    page,
  }) => {
    await page.goto(`${origin}/danh-sach-bai-viet`);
    await hydrated(page);
    await page.getByLabel('Tìm kiếm', { exact: true }).click();
    const calls = callsOf(page);
    const field = page.getByRole('banner').getByRole('combobox', { name: /^Tìm sản phẩm/ });
    await expect(field).toBeFocused();
    await field.pressSequentially('sao luu 3-2-1', { delay: 20 });
    const article = page.getByRole('option', { name: /Sao lưu 3-2-1/ }).first();
    await expect(article).toBeVisible();
    await article.click();
    await expect(page).toHaveURL(/\/danh-sach-bai-viet\/sao-luu-3-2-1/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3-2-1');
    expect(calls.filter((each) => each === '/api/suggest').length).toBeLessThanOrEqual(3);
    expect(calls.filter((each) => each === '/api/checkRedirect')).toHaveLength(1);
    expect(calls.filter((each) => each === '/api/loadShell')).toEqual([]);
  });

  test('CAT-01 DOM-01 a domain name typed into the search goes into the cart from the list of suggestions', async ({
    page,
  }) => {
    await page.goto(`${origin}/tim-kiem`);
    await hydrated(page);
    const field = page.getByRole('main').getByRole('combobox', { name: /^Tìm sản phẩm/ });
    await field.pressSequentially('shopmoi.vn', { delay: 20 });
    const name = page.getByRole('region', { name: 'Tên miền' });
    await expect(name).toContainText('còn trống');
    await expect(name).toContainText('666.000đ');
    await name.getByRole('button', { name: 'Thêm vào giỏ: shopmoi.vn' }).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByRole('main')).toContainText('shopmoi.vn');
  });

  test('RED-04 RED-05 a navigation inside the shop looks up its redirect rule once, also while the look-up is in flight', async ({
    page,
  }) => {
    await page.goto(`${origin}/cua-hang`);
    await hydrated(page);
    const calls = callsOf(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Cloud Server SSD 1/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/san-pham\/cloud-server-ssd-1/);
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(/\/san-pham\/cloud-server-ssd-1/);
    expect(calls.filter((each) => each === '/api/checkRedirect').length).toBeLessThanOrEqual(2);
  });
});

test.describe('site search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-01 the search icon in the header opens a form, which leads to the result page', async ({ page }) => {
    await page.goto(`${origin}/`);
    await page.getByLabel('Tìm kiếm', { exact: true }).click();
    await page.getByRole('banner').locator('details[open] input[type="search"]').fill('ten mien .vn giay to');
    await page.getByRole('banner').locator('details[open]').getByRole('button', { name: 'Tìm' }).click();
    await expect(page).toHaveURL(/\/tim-kiem\?q=ten\+mien/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /giấy tờ/i })
        .first(),
    ).toBeVisible();
  });
});
