import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { newcomer, register } from './customer.ts';
import { fillHolder, handInPapers, holder, openPapers } from './domain-holder.ts';
import {
  addNames,
  buyByTheMonth,
  buyCompared,
  buyHosting,
  buyLab,
  buyOffice,
  checkOut,
  main,
  open,
  press,
  registerBackup,
  type Shown,
  useCodes,
} from './every-line.ts';
import { answeredBefore, undisturbed } from './first-visit.ts';
import { origin, services } from './origins.ts';
import { hydrated } from './purchase.ts';
import { amountBeside, amountsIn, payOnce, seeBeside, sum } from './shown-amounts.ts';

const { step } = test;

/** Services are made by and by: the list is looked at again until it has them all. */
const seeServices = (page: Page, names: Iterable<string>): Promise<void> =>
  expect(async () => {
    await open(page, '/service');
    for (const name of names)
      await expect(main(page).getByRole('link', { name, exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

/** Staff open the papers on their own page and approve, as soon as the name is set up. */
const approve = async (browser: Browser, name: string): Promise<void> => {
  const staff = await browser.newPage();
  await expect(async () => {
    await staff.goto(`${services}/papers`);
    await staff.getByRole('link', { name, exact: true }).click();
    await expect(staff.getByText(holder['Họ và tên'])).toBeVisible({ timeout: 2_000 });
    await staff.getByRole('button', { name: 'Duyệt và triển khai' }).click();
    await expect(staff.getByRole('heading', { name: 'Hồ sơ chờ duyệt' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(staff.getByRole('link', { name, exact: true })).toHaveCount(0);
  await staff.close();
};

const completePapers = async (page: Page, browser: Browser, name: string): Promise<void> => {
  const id = await openPapers(page, name);
  await hydrated(page);
  await fillHolder(page);
  await handInPapers(page);
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await press(page, 'Gửi hồ sơ');
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible();
  await approve(browser, name);
  await open(page, `/service/${id}`);
  await expect(page.getByText('Đã triển khai')).toBeVisible();
};

/** Several services and a month of a plan, by one order. */
const payTogether = async (page: Page, names: readonly string[]): Promise<void> => {
  await open(page, '/service');
  const form = page.getByRole('region', { name: 'Gia hạn và trả góp' });
  const amounts: number[] = [];
  for (const name of names) {
    const tile = form.locator('label').filter({ has: page.getByText(name, { exact: true }) });
    await tile.getByRole('checkbox').check();
    amounts.push(...amountsIn((await tile.locator('b').last().textContent()) ?? ''));
  }
  expect(amounts).toHaveLength(names.length);
  await seeBeside(form, `Tổng ${names.length} mục (đã gồm VAT)`, sum(amounts));
  await form.getByRole('button', { name: 'Thanh toán mục đã chọn' }).click();
  await payOnce(page, sum(amounts));
};

const seePaidMonth = async (page: Page, name: string): Promise<void> => {
  await open(page, '/service');
  await main(page).getByRole('link', { name, exact: true }).first().click();
  const months = page.getByRole('table', { name: `Các tháng trả góp của ${name}` });
  const month = (text: string) => months.locator('tr').filter({ has: page.getByText(text, { exact: true }) });
  await expect(month('2/12')).toContainText('Đã trả');
  await expect(month('3/12')).toContainText('Còn');
};

const upgradeOne = async (page: Page, name: string, larger: string): Promise<void> => {
  await open(page, '/service');
  await main(page).getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('link', { name: `Xem cách tính cho ${larger}` }).click();
  const whole = page.getByRole('table', { name: `Cách tính khi lên ${larger}` });
  const due = await amountBeside(whole, 'Trả hôm nay');
  expect((await amountBeside(whole, 'Chênh lệch')) + (await amountBeside(whole, /^VAT/))).toBe(due);
  await page.getByText('Từng ngày một').click();
  const days = page.getByRole('table', { name: `Chênh lệch từng ngày khi lên ${larger}, trước VAT` });
  const each = await days.locator('tbody tr').allTextContents();
  expect(sum(each.map((day) => amountsIn(day).at(-1) ?? Number.NaN))).toBe(await amountBeside(whole, 'Chênh lệch'));
  await press(page, 'Nâng cấp và thanh toán');
  await payOnce(page, due);
  await seeServices(page, [larger]);
};

/** A quotation leaves this browser as a link, and somebody who was never here orders and pays what it says. */
const quoteAndOrderElsewhere = async (page: Page, browser: Browser): Promise<void> => {
  await open(page, '/san-pham/gpu-desktop-rtx-3060');
  const amount = await amountBeside(main(page), 'Thanh toán hôm nay');
  await press(page, 'Gửi báo giá');
  await expect(page).toHaveURL(/\/bao-gia\/[0-9a-f]{32}$/);
  const link = page.url();
  await seeBeside(page.getByRole('article'), 'Tổng cộng', amount);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const complaints = complaintsOf(other);
  await answeredBefore(context);
  await undisturbed(other);
  await other.goto(link);
  await hydrated(other);
  await seeBeside(main(other), 'Phải trả', amount);
  await press(other, 'Đặt hàng theo báo giá');
  await expect(other).toHaveURL(/\/gio-hang/);
  await seeBeside(main(other), 'Tổng cộng', amount);
  await checkOut(other, amount);
  expect(complaints()).toEqual([]);
  await context.close();
};

test('DOM-01 VOU-01 INS-01 CAT-08 ROUTE-39 ROUTE-40 PAY-02 SVC-01 ROUTE-34 CART-19 every product line in one order: paid at once, run, renewed, upgraded, quoted', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(400_000);
  const complaints = complaintsOf(page);
  await answeredBefore(context);
  await undisturbed(page);
  const own = `may${Date.now().toString(36)}`;
  const who = newcomer();
  const phone = `09${String(Date.now()).slice(-8)}`;
  const shown: Shown = new Map();
  const names = await step('twenty names, the free ones into the cart', () => addNames(page, own, shown));
  await step('hosting for a year', () => buyHosting(page, shown));
  await step('three servers compared', () => buyCompared(page, shown));
  await step('a server by the month', () => buyByTheMonth(page, shown));
  await step('the guest registers, and his cart comes along', async () => {
    await page.goto(`${origin}/dang-ky?redirectUrl=${encodeURIComponent('/gio-hang')}`);
    await register(page, who);
    await expect(page).toHaveURL(/\/gio-hang/);
    await seeBeside(main(page), 'Tổng cộng', sum([...shown.values()]));
  });
  await step('Office 365 for seven', () => buyOffice(page, own, shown));
  await step('backup of Microsoft 365', () => registerBackup(page, own, shown));
  await step('a lab', () => buyLab(page, shown));
  const amount = await step('two codes', () => useCodes(page, shown));
  await step('one code pays for everything', () => checkOut(page, amount, { phone, email: who.email }));
  await step('order and invoice in the portal', async () => {
    await open(page, '/order');
    await main(page)
      .getByRole('link', { name: /^DH\d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/order\/[0-9a-f]{32}/);
    await seeBeside(main(page), 'Tổng cộng', amount);
  });
  await step('every service in the portal', () => seeServices(page, shown.keys()));
  await step('papers of a name', () => completePapers(page, browser, names[0] ?? ''));
  await step('two renewed at once, with the second month of the plan', () =>
    payTogether(page, ['Hosting Khởi nghiệp', 'Cloud Server SSD 3', 'Trả góp tháng 2/12 của Máy chủ riêng E3']),
  );
  await step('the schedule says so', () => seePaidMonth(page, 'Máy chủ riêng E3'));
  await step('one upgraded', () => upgradeOne(page, 'Cloud Server SSD 3', 'Cloud Server SSD 4'));
  await step('a quotation ordered in another browser', () => quoteAndOrderElsewhere(page, browser));
  expect(complaints()).toEqual([]);
});
