import { newcomer, register } from '#test/journeys/customers/customer.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { closeOverlays } from '#test/journeys/first-visit.ts';
import { type Browser, expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { openStaffPage } from '#test/journeys/staff/staff-page.ts';
import { fillRegistrant, openPapers, registrantFields, uploadPapers } from './domain-holder.ts';
import {
  addNames,
  applyCodes,
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
  type ShownPrices,
} from './every-line.ts';
import { amountBeside, amountsIn, expectAmountBeside, payOnce, sum } from './shown-amounts.ts';

const { step } = test;

/** Services are created asynchronously, so the list is reloaded until it has all of them. */
const seeServices = (page: Page, names: Iterable<string>): Promise<void> =>
  expect(async () => {
    await open(page, '/service');
    for (const name of names)
      await expect(main(page).getByRole('link', { name, exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

/** Staff approve the registrant documents at the desk as soon as the name is set up. */
const approve = async (browser: Browser, name: string): Promise<void> => {
  const staff = await openStaffPage(browser);
  const row = staff.getByRole('main').getByText(name).first();
  // A list that was read before has not the name, and waits for nothing.
  staff.setDefaultTimeout(10_000);
  await expect(async () => {
    await staff.goto('/desk#/papers');
    await staff.reload();
    await row.click();
    await staff.getByRole('button', { name: 'Xem thông tin và giấy tờ' }).click();
    await expect(staff.getByText(registrantFields['Họ và tên'])).toBeVisible();
    await staff.getByRole('button', { name: 'Duyệt và triển khai' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Đồng ý' }).click();
    await expect(staff.getByText('Đã triển khai')).toBeVisible();
  }).toPass();
  await staff.context().close();
};

const completePapers = async (page: Page, browser: Browser, name: string): Promise<void> => {
  const id = await openPapers(page, name);
  await hydrated(page);
  await fillRegistrant(page);
  await uploadPapers(page);
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await press(page, 'Gửi hồ sơ');
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible();
  await approve(browser, name);
  await open(page, `/service/${id}`);
  await expect(page.getByText('Đã triển khai')).toBeVisible();
};

/** Pays for several services and an instalment with one order. */
const payTogether = async (page: Page, names: readonly string[]): Promise<void> => {
  await open(page, '/service');
  const form = page.getByRole('region', { name: 'Gia hạn và trả góp' });
  const amounts: number[] = [];
  const early = form.getByText(/^Gia hạn sớm/);
  if (await early.isVisible()) await early.click();
  for (const name of names) {
    const tile = form.locator('fieldset > *').filter({ has: page.getByText(name, { exact: true }) });
    await tile.getByRole('checkbox').check();
    amounts.push(...amountsIn((await tile.locator('b').last().textContent()) ?? ''));
  }
  expect(amounts).toHaveLength(names.length);
  await expectAmountBeside(form, `Tổng ${names.length} mục (đã gồm VAT)`, sum(amounts));
  await form.getByRole('button', { name: 'Thanh toán mục đã chọn' }).click();
  await payOnce(page, sum(amounts));
};

const seePaidMonth = async (page: Page, name: string): Promise<void> => {
  await open(page, '/service');
  await main(page).getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('link', { name: 'Gia hạn & huỷ' }).click();
  const months = page.getByRole('table', { name: `Các tháng trả góp của ${name}` });
  const month = (text: string) => months.locator('tr').filter({ has: page.getByText(text, { exact: true }) });
  await expect(month('2/12')).toContainText('Đã trả');
  await expect(month('3/12')).toContainText('Còn');
};

const upgradeOne = async (page: Page, name: string, larger: string): Promise<void> => {
  await open(page, '/service');
  await main(page).getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('link', { name: 'Đổi gói' }).click();
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

/** Shares a quotation as a link; a new visitor orders from it and pays the quoted amount. */
const quoteAndOrderElsewhere = async (page: Page, browser: Browser): Promise<void> => {
  await open(page, '/san-pham/gpu-desktop-rtx-3060');
  const amount = await amountBeside(main(page), 'Thanh toán hôm nay');
  await press(page, 'Tạo báo giá');
  await expect(page).toHaveURL(/\/bao-gia\/[0-9a-f]{32}$/);
  const link = page.url();
  await expectAmountBeside(page.getByRole('article'), 'Tổng cộng', amount);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const complaints = collectBrowserErrors(other);
  await closeOverlays(context);
  await other.goto(link);
  await hydrated(other);
  await expectAmountBeside(main(other), 'Phải trả', amount);
  await press(other, 'Đặt hàng theo báo giá');
  await expect(other).toHaveURL(/\/gio-hang/);
  await expectAmountBeside(main(other), 'Tổng cộng', amount);
  await checkOut(other, amount);
  expect(complaints()).toEqual([]);
  await context.close();
};

test('DOM-01 VOU-01 INS-01 CAT-08 ROUTE-39 ROUTE-40 PAY-02 SVC-01 ROUTE-34 CART-19 one order with every product line is paid at once; its services run and are renewed, upgraded and quoted', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const complaints = collectBrowserErrors(page);
  const own = `may${Date.now().toString(36)}`;
  const who = newcomer();
  const phone = `09${String(Date.now()).slice(-8)}`;
  const shown: ShownPrices = new Map();
  const names = await step('look up twenty names and add the free ones to the cart', () => addNames(page, own, shown));
  await step('add hosting for a year', () => buyHosting(page, shown));
  await step('compare three servers', () => buyCompared(page, shown));
  await step('add a server with an instalment plan', () => buyByTheMonth(page, shown));
  await step('the guest registers and keeps the cart', async () => {
    await page.goto(`${origin}/dang-ky?redirectUrl=${encodeURIComponent('/gio-hang')}`);
    await register(page, who);
    await expect(page).toHaveURL(/\/gio-hang/);
    await expectAmountBeside(main(page), 'Tổng cộng', sum([...shown.values()]));
  });
  await step('add Office 365 for seven users', () => buyOffice(page, own, shown));
  await step('add backup of Microsoft 365', () => registerBackup(page, own, shown));
  await step('add a lab', () => buyLab(page, shown));
  const amount = await step('apply two voucher codes', () => applyCodes(page, shown));
  await step('pay for everything with one QR code', () => checkOut(page, amount, { phone, email: who.email }));
  await step('see order and invoice in the portal', async () => {
    await open(page, '/order');
    await main(page)
      .getByRole('link', { name: /^DH\d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/order\/[0-9a-f]{32}/);
    await expectAmountBeside(main(page), 'Tổng cộng', amount);
  });
  await step('see every service in the portal', () => seeServices(page, shown.keys()));
  await step('submit the registrant documents of a name', () => completePapers(page, browser, names[0] ?? ''));
  await step('renew two services at once and pay the second instalment', () =>
    payTogether(page, ['Hosting Khởi nghiệp', 'Cloud Server SSD 3', 'Trả góp tháng 2/12 của Máy chủ riêng E3']),
  );
  await step('see the instalment as paid', () => seePaidMonth(page, 'Máy chủ riêng E3'));
  await step('upgrade one service', () => upgradeOne(page, 'Cloud Server SSD 3', 'Cloud Server SSD 4'));
  await step('order a quotation in another browser', () => quoteAndOrderElsewhere(page, browser));
  expect(complaints()).toEqual([]);
});
