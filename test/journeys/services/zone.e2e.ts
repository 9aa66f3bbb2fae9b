import type { Page } from '@playwright/test';
import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { buyBoth } from '#test/journeys/domain-and-server.ts';
import { accessibilityChecker } from '#test/journeys/every-page/accessibility-checker.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const pointToServer = async (page: Page, address: string): Promise<void> => {
  await page.getByRole('link', { name: /^Trỏ web về/ }).click();
  await expect(page.getByText(`@ A ${address} (TTL 3600)`)).toBeVisible();
  await page.getByRole('button', { name: 'Áp dụng mẫu' }).click();
};

test('a customer points a name to their server, adds a record, and takes the change back', async ({ page }) => {
  const complaints = collectBrowserErrors(page);
  const useCases = useCasesOf(page.request);
  await becomeCustomer(useCases);
  const { domain, address } = await buyBoth(useCases);
  await page.goto(`${origin}/service/${domain}`);
  await page.getByRole('link', { name: 'Bản ghi DNS' }).click();
  await expect(page.getByRole('heading', { name: /^Bản ghi DNS của/ })).toBeVisible();
  await hydrated(page);
  await pointToServer(page, address);
  const table = page.getByRole('table');
  await expect(table.getByRole('cell', { name: address })).toHaveCount(2);
  await page.getByLabel(/^Tên/).fill('_dmarc');
  await page.getByLabel(/^Loại/).selectOption('TXT');
  await page.getByLabel(/^Giá trị/).fill('v=DMARC1; p=none');
  await page.getByRole('button', { name: 'Thêm bản ghi' }).click();
  await expect(table.getByRole('cell', { name: 'v=DMARC1; p=none' })).toBeVisible();
  await page.getByRole('button', { name: 'Hoàn tác lần thay đổi thứ 1' }).click();
  await expect(table.getByRole('cell', { name: address })).toHaveCount(0);
  expect(complaints()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same name is pointed to the server by plain forms', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    await becomeCustomer(useCases);
    const { domain, address } = await buyBoth(useCases);
    await page.goto(`${origin}/service/${domain}/dns`);
    await pointToServer(page, address);
    await expect(page.getByRole('table').getByRole('cell', { name: address })).toHaveCount(2);
  });
});

test.describe('accessibility', () => {
  /** Lets the test inject axe. */
  test.use({ bypassCSP: true });

  test('the records with a template, an import and an error meet WCAG 2.2 AA, light and dark', async ({ page }) => {
    test.setTimeout(120_000);
    const { look, lookAt, end } = accessibilityChecker(page);
    const useCases = useCasesOf(page.request);
    await becomeCustomer(useCases);
    const { domain } = await buyBoth(useCases);
    await lookAt(`/service/${domain}/dns?mau=microsoft-365`, 'a template');
    await page.getByLabel(/^Nội dung tệp/).fill('www A 203.0.113.1\nftp A 203.0.113');
    await page.getByRole('button', { name: 'Xem trước' }).click();
    await expect(page.getByText('Thêm 1 bản ghi, bỏ 0 bản ghi.')).toBeVisible();
    await page.getByLabel(/^Giá trị/).fill('999.1');
    await page.getByRole('button', { name: 'Thêm bản ghi' }).click();
    await expect(page.getByText(/^Địa chỉ IPv4 gồm/)).toBeVisible();
    await look('an import and an error');
    await page.getByRole('button', { name: 'Bật DNSSEC' }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^\d+ 13 2 [\da-f]{64}$/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByLabel(/^Máy có địa chỉ động/).fill('nha');
    await page.getByRole('button', { name: 'Tạo mã' }).click();
    await expect(page.getByText('Mã cập nhật', { exact: true })).toBeVisible();
    await look('a digest and a token');
    end();
  });
});
