import { accessibilityChecker } from '#test/journeys/every-page/accessibility-checker.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { inTurn } from '#test/kit/test-size.ts';
import { makeVoucher } from './make-voucher.ts';
import { openStaffPage } from './staff-page.ts';

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Opens a place of the desk as a document of its own and waits for its words: a document that has shown the frame of a
 * mail is never idle again.
 */
const openDesk = async (page: Page, path: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`/desk#${path}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

test('V14.3.1 a voucher of a week is made, a member who opens an older version is told, and the log says what changed', async ({
  browser,
}) => {
  const page = await openStaffPage(browser);
  const code = `TUAN${Date.now().toString(36).toUpperCase()}`;
  await openDesk(page, '/vouchers/create');
  await makeVoucher(page, code);

  await page.getByRole('cell', { name: code }).click();
  await expect(page.getByLabel('Giảm phần trăm')).toHaveValue('10');
  const other = await page.context().newPage();
  await openDesk(other, `/vouchers/${code}`);
  await other.getByLabel('Giảm phần trăm').fill('12');
  await other.getByRole('button', { name: 'Lưu' }).click();
  await expect(other.getByText('Đã lưu')).toBeVisible();
  await page.getByLabel('Giảm phần trăm').fill('15');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Mục này vừa đổi')).toBeVisible();
  await expect(page.getByLabel('Giảm phần trăm')).toHaveValue('15');

  await openDesk(page, '/log');
  await expect(page.getByRole('row').filter({ hasText: `Sửa · Mã giảm giá ${code}` })).toContainText(
    'Giảm phần trăm: 10 → 12',
  );
  await page.context().close();
});

test('V7.3.1 what somebody typed stays when their session has ended meanwhile', async ({ browser }) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/article-tags/create');
  await page.getByLabel('Tên *').fill('Thẻ dang dở');
  await page.getByLabel('Đường dẫn *').fill('the-dang-do');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Phiên làm việc đã hết')).toBeVisible();
  await expect(page.getByLabel('Tên *')).toHaveValue('Thẻ dang dở');
  await page.context().close();
});

test('CAT-10 the owner plans a price for a day and takes it back', async ({ browser }) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/products');
  await page.getByLabel('Tên hoặc mã sản phẩm').fill('ssd 4');
  await page.getByRole('cell', { name: 'Cloud Server SSD 4', exact: true }).click();
  await page.getByRole('button', { name: 'Hẹn giá mới' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Từ ngày *').fill(dayIn(20));
  await form.getByLabel('Giá *').first().fill('333000');
  await form.getByRole('button', { name: 'Hẹn giá mới' }).click();
  await expect(page.getByText('Đã hẹn giá mới.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /1 tháng: 333.000đ/ })).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ hẹn' }).click();
  await expect(page.getByText('Chưa hẹn giá nào.')).toBeVisible();
  await page.context().close();
});

test('CON-01 a picture is uploaded and shown in the store of pictures', async ({ browser }) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/pictures/create');
  await page.locator('input[type=file]').setInputFiles('backend/media/cloud-lab.png');
  const alt = `Phòng máy ${Date.now().toString(36)}`;
  await page.getByLabel('Mô tả ảnh cho người không nhìn thấy *').fill(alt);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await page.context().close();
});

test('CAT-10 the owner uploads a price list, reads what it changes, and takes the list of products as a file', async ({
  browser,
}) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/catalogue-files/create');
  const rows = 'sku,term,price\nCS-05,1,445000\nCS-06,1,99k\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('cell', { name: /Giá, số tháng 1: .* → 445.000đ/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /«99k» không phải số nguyên/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ghi vào cửa hàng' })).toBeVisible();

  await openDesk(page, '/products');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Sản phẩm.xlsx');
  await page.context().close();
});

test('SVC-01 a member chooses services, sees who is mailed and who not, and sends', async ({ browser }) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/services');
  const rows = page.getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Soạn thư' }).click();
  await page.getByLabel('Tiêu đề').fill('Bảo trì đêm 12/12');
  await page.getByRole('textbox', { name: 'Nội dung' }).fill('Máy khởi động lại lúc 1 giờ sáng.');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('table', { name: 'Từng dịch vụ' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Gửi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đồng ý' }).click();
  await expect(page.getByText('Đã xếp thư để gửi.')).toBeVisible();
  await page.context().close();
});

test('SVC-01 a member gives chosen services days, after seeing each end before and after', async ({ browser }) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/services');
  const rows = page.getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Thêm ngày' }).last().click();
  await page.getByLabel('Số ngày').fill('3');
  await page.getByLabel('Lý do').fill('Máy dừng vì mất điện');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('table', { name: 'Từng dịch vụ' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Thêm ngày' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đồng ý' }).click();
  await expect(page.getByText('Đã thêm ngày.')).toBeVisible();
  await page.context().close();
});

test('a member chooses another customer and sees what a merge would move', async ({ browser }) => {
  const page = await openStaffPage(browser);
  await openDesk(page, '/customers');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Gộp khách khác vào' }).click();
  await page.getByLabel('Khách bị gộp').click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: 'Xem trước' }).click();
  await expect(page.getByRole('table', { name: 'Khách bị gộp có gì' })).toBeVisible();
  await page.context().close();
});

/** Pages of the desk, in parts that take a minute each. */
const places = {
  goods: [
    '/',
    '/orders',
    '/orders/create',
    '/products',
    '/products/create',
    '/options',
    '/options/create',
    '/extensions',
    '/extensions/create',
    '/product-tags',
    '/product-tags/create',
    '/stocks',
    '/catalogue-files',
    '/catalogue-files/create',
  ],
  requests: ['/support-requests', '/canned-answers/create', '/consultations', '/customers', '/customer-merges'],
  services: ['/services', '/set-ups', '/set-ups/create', '/machines', '/papers', '/domain-transfers', '/zones'],
  mails: [
    '/mails',
    '/mail-samples',
    '/mail-samples/order-received/show',
    '/chat-messages',
    '/service-mails',
    '/service-mails/create',
    '/service-extensions',
    '/service-extensions/create',
  ],
  money: [
    '/vouchers',
    '/vouchers/create',
    '/transfers',
    '/balances',
    '/balance-entries',
    '/refunds',
    '/approvals',
    '/invoices',
    '/sales',
  ],
  pages: [
    '/pages',
    '/pages/create',
    '/footer/mot',
    '/footer-banner/mot',
    '/contact/mot',
    '/articles',
    '/articles/create',
    '/articles/1',
  ],
  content: [
    '/banners',
    '/banners/create',
    '/banners/1',
    '/menus',
    '/menus/1',
    '/redirects',
    '/redirects/create',
    '/mail-texts',
    '/mail-texts/order-received',
    '/pictures',
    '/pictures/create',
  ],
  staff: [
    '/accounts',
    '/accounts/create',
    '/accounts/demo',
    '/staff-roles',
    '/staff-roles/create',
    '/staff-roles/accounting',
    '/sessions',
    '/log',
    '/customer-log',
  ],
} as const;

test.describe('accessibility', () => {
  test.use({ bypassCSP: true });

  for (const [part, paths] of Object.entries(places))
    test(`LAY-01 LAY-07 the desk meets WCAG 2.2 in both themes and fits every width: ${part}`, async ({ browser }) => {
      const page = await openStaffPage(browser);
      const { look, end } = accessibilityChecker(page);
      for (const path of inTurn(paths, 3)) {
        await openDesk(page, path);
        await look(`/desk#${path}`);
      }
      end();
    });
});
