import { expect, test } from '#test/journeys/journey.ts';
import { openStaffPage } from './staff-page.ts';

test('CAT-10 prices of several plans are edited as in a sheet: what is refused says why and stays, and leaving warns', async ({
  browser,
}) => {
  const page = await openStaffPage(browser);
  await page.goto('/desk#/products');
  await page.getByRole('link', { name: 'Sửa bảng giá' }).click();
  // The list before it has a filter of the same name.
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('combobox', { name: 'Dòng sản phẩm' }).click();
  await page.getByRole('option', { name: 'Mail Server', exact: true }).click();
  const priceOf = (plan: string) =>
    page.getByRole('row').filter({ hasText: plan }).getByRole('gridcell').filter({ hasText: /đ$/ }).first();
  const type = async (plan: string, amount: string): Promise<void> => {
    await priceOf(plan).dblclick();
    await page.getByRole('gridcell').getByRole('textbox').fill(amount);
    await page.keyboard.press('Enter');
  };
  await type('MS-01', '61.5');
  await expect(page.getByText('Hãy nhập số tiền không có phần lẻ')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lưu 1 sản phẩm' })).toBeDisabled();
  await page.getByRole('gridcell', { name: '61.5', exact: true }).dblclick();
  await page.getByRole('gridcell').getByRole('textbox').fill('61.000');
  await page.keyboard.press('Enter');
  await type('MS-02', '0');
  await page.getByRole('button', { name: 'Lưu 2 sản phẩm' }).click();
  await expect(page.getByText('Đã lưu 1 sản phẩm.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /^MS-02: / })).toBeVisible();
  await expect(priceOf('MS-01')).toHaveText('61.000đ');
  await expect(priceOf('MS-02')).toHaveText('0đ');

  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByRole('menuitem', { name: 'Đơn hàng', exact: true }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL(/products\/prices/);
  await page.getByRole('button', { name: 'Bỏ những gì đã sửa' }).click();
  await page.getByRole('menuitem', { name: 'Đơn hàng', exact: true }).click();
  await expect(page).toHaveURL(/#\/orders/);
  expect(asked).toHaveLength(1);
  await page.context().close();
});
