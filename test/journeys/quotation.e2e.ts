import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { closeOverlays } from './first-visit.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { choose, configure, hydrated, purchase } from './purchase.ts';

const quotation = /\/bao-gia\/[0-9a-f]{32}$/;
const quoteHere = (page: Page) => page.getByRole('button', { name: 'Tạo báo giá' }).click();

/** Opens a new browser, with or without JavaScript. */
const openOtherBrowser = async (browser: Browser, javaScriptEnabled = true) => {
  const context = await browser.newContext({ javaScriptEnabled, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
  await closeOverlays(context);
  return { page: await context.newPage(), close: () => context.close() };
};

const quoteConfigured = async (page: Page): Promise<string> => {
  await page.goto(`${origin}/san-pham/${purchase.slug}`);
  await configure(page);
  await quoteHere(page);
  await expect(page).toHaveURL(quotation);
  return page.url();
};

test('CART-19 PAY-04 a configured server is quoted, shared as a link, read as PDF and ordered in another browser', async ({
  page,
  browser,
}) => {
  const complaints = collectBrowserErrors(page);
  const link = await quoteConfigured(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Báo giá BG\d+/);
  await expect(page.getByRole('table')).toContainText(purchase.vat);

  const other = await openOtherBrowser(browser);
  const document = await other.page.goto(link);
  expect(document?.headers()['x-robots-tag']).toContain('noindex');
  await hydrated(other.page);
  await expect(other.page.getByRole('article')).toContainText(purchase.total);
  const pdf = await other.page.request.post(`${link}.pdf`, {
    headers: { origin },
    form: { 'kinh-gui': 'Công ty Bánh Mây', mst: '0312345678' },
  });
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await other.page.getByRole('button', { name: 'Đặt hàng theo báo giá' }).click();
  await expect(other.page).toHaveURL(/\/gio-hang/);
  await expect(other.page.getByText(purchase.total).first()).toBeVisible();
  await other.close();
  expect(complaints()).toEqual([]);
});

test('CART-19 a cart can be quoted too, and stays unchanged', async ({ page, browser }) => {
  await page.goto(`${origin}/san-pham/${purchase.slug}`);
  await configure(page);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await quoteHere(page);
  await expect(page).toHaveURL(quotation);
  const other = await openOtherBrowser(browser);
  await other.page.goto(page.url());
  await expect(other.page.getByRole('article')).toContainText(purchase.total);
  await other.close();
  await page.goto(`${origin}/gio-hang`);
  await expect(page.getByText(purchase.total).first()).toBeVisible();
});

test('CART-19 without JavaScript a product is quoted by a form and ordered by another', async ({ browser }) => {
  const maker = await openOtherBrowser(browser, false);
  await maker.page.goto(`${origin}/san-pham/${purchase.slug}`);
  await choose(maker.page);
  await quoteHere(maker.page);
  await expect(maker.page).toHaveURL(quotation);
  await expect(maker.page.getByRole('article')).toContainText(purchase.total);
  const buyer = await openOtherBrowser(browser, false);
  await buyer.page.goto(maker.page.url());
  await buyer.page.getByRole('button', { name: 'Đặt hàng theo báo giá' }).click();
  await expect(buyer.page).toHaveURL(/\/gio-hang/);
  await expect(buyer.page.getByText(purchase.total).first()).toBeVisible();
  await maker.close();
  await buyer.close();
});

test('ROUTE-48 an unknown quotation shows a message, also as PDF', async ({ page }) => {
  const nothing = `${origin}/bao-gia/${'0'.repeat(32)}`;
  const answer = await page.goto(nothing);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Không tìm thấy báo giá này')).toBeVisible();
  const pdf = await page.request.post(`${nothing}.pdf`, { headers: { origin }, maxRedirects: 0 });
  expect([pdf.status(), pdf.headers().location]).toEqual([303, `/bao-gia/${'0'.repeat(32)}`]);
  const invoice = await page.request.get(`${origin}/hoa-don.pdf?id=${'0'.repeat(32)}`, { maxRedirects: 0 });
  expect(invoice.status()).toBe(303);
});
