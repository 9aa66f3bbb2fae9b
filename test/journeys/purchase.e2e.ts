import { expect, test } from '@playwright/test';
import { memoryOrigin, origin } from './origins.ts';
import { configure, fillCheckout, findProduct, hydrated, purchase } from './purchase.ts';

for (const [name, shop] of [
  ['the built shop', origin],
  ['the browser shop on fakes', memoryOrigin],
] as const) {
  test(`CAT-10 PAY-02 PAY-03 on ${name}: a guest finds, configures, orders and pays a cloud server; the page follows by itself`, async ({
    page,
    context,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));

    await findProduct(page, shop);
    await configure(page);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();

    await expect(page).toHaveURL(/\/gio-hang\?orderId=/);
    await expect(page.getByRole('heading', { name: 'Giỏ hàng', level: 1 })).toBeVisible();
    await expect(page.getByText(purchase.total).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' }).first()).toBeVisible();

    await page.getByRole('link', { name: 'Tiếp tục đặt hàng' }).first().click();
    await expect(page).toHaveURL(/\/checkout$/);
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();

    await expect(page).toHaveURL(/\/thanh-toan\//);
    await expect(page.getByRole('img', { name: `Mã VietQR, số tiền ${purchase.total}` })).toBeVisible();
    const bank = await context.newPage();
    await bank.goto((await page.getByRole('link', { name: 'Mở ngân hàng thử nghiệm' }).getAttribute('href')) ?? '');
    await bank
      .getByRole('button', { name: /^Xác nhận/ })
      .first()
      .click();
    await bank.close();

    await expect(page).toHaveURL(/\/ket-qua-thanh-toan\//, { timeout: 30_000 });
    await expect(page.getByRole('status').filter({ hasText: 'Thanh toán thành công' })).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: 'Xem hoá đơn' }).click();
    await expect(page.getByRole('heading', { name: 'HOÁ ĐƠN GIÁ TRỊ GIA TĂNG' })).toBeVisible();
    await expect(page.getByText('Ba triệu chín trăm chín mươi mốt nghìn sáu trăm tám mươi đồng')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Giỏ hàng, / })).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}
