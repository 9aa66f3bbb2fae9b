import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '#test/journeys/purchase.ts';

/** Amounts in a text, đồng, in order: «1.296.000đ», and «−200.000đ» as a negative number. */
export const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(−?)(\d{1,3}(?:\.\d{3})*)đ/g)].map(
    ([, sign, digits]) => (sign === '' ? 1 : -1) * Number((digits ?? '').replaceAll('.', '')),
  );

/** The amount beside a label, in a summary or a table row. Waits until there is one. */
export const amountBeside = async (within: Locator, label: string | RegExp): Promise<number> => {
  const row = within
    .locator('div, tr')
    .filter({ has: within.page().getByText(label, { exact: true }) })
    .last();
  await expect(row).toContainText(/\dđ/);
  return amountsIn((await row.textContent()) ?? '').at(-1) ?? Number.NaN;
};

/** Expects the page to show this amount beside a label, eventually. */
export const expectAmountBeside = (within: Locator, label: string | RegExp, amount: number): Promise<void> =>
  expect.poll(() => amountBeside(within, label)).toBe(amount);

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** The sum of an invoice's rows: amounts and their tax. */
const invoiceTotal = async (page: Page): Promise<number> => {
  const table = page.getByRole('table', { name: 'Hàng hoá, dịch vụ' });
  const rows = await table.locator('tbody tr').all();
  const texts = await Promise.all(
    rows.map((row) => row.locator('td').evaluateAll((cells) => cells.map((cell) => cell.textContent ?? ''))),
  );
  return sum(texts.flatMap((cells) => [...amountsIn(cells[3] ?? ''), ...amountsIn(cells[5] ?? '')]));
};

/** Pays with the only QR code of the payment page, and expects `amount` (đồng) on every page up to the invoice. */
export const payOnce = async (page: Page, amount: number): Promise<void> => {
  await expect(page).toHaveURL(/\/thanh-toan\//);
  const codes = page.getByRole('img', { name: /^Mã VietQR, số tiền/ });
  await expect(codes).toHaveCount(1);
  expect(amountsIn((await codes.getAttribute('aria-label')) ?? '')).toEqual([amount]);
  await expectAmountBeside(page.getByRole('main'), 'Số tiền', amount);

  const bank = await page.context().newPage();
  await bank.goto((await page.getByRole('link', { name: 'Mở ngân hàng thử nghiệm' }).getAttribute('href')) ?? '');
  expect(amountsIn((await bank.locator('.amount').textContent()) ?? '')).toEqual([amount]);
  await bank.getByRole('button', { name: 'Xác nhận chuyển tiền' }).click();
  await expect(bank.getByText('Cửa hàng đã ghi nhận thông báo.')).toBeVisible();
  await bank.close();

  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/, { timeout: 40_000 });
  await hydrated(page);
  await expectAmountBeside(page.getByRole('main'), 'Số tiền', amount);
  await page.getByRole('link', { name: 'Xem hoá đơn' }).click();
  await expect(page.getByRole('heading', { name: 'HOÁ ĐƠN GIÁ TRỊ GIA TĂNG' })).toBeVisible();
  const sheet = page.getByRole('article');
  await expectAmountBeside(sheet, 'Tổng cộng thanh toán', amount);
  await expectAmountBeside(sheet, 'Đã thanh toán', amount);
  expect(await invoiceTotal(page)).toBe(amount);
};
