import { addProduct, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

test('PAY-02 SVC-01 a customer pays in by QR code, pays an order from the balance and lets the service renew itself', async ({
  page,
}) => {
  const useCases = useCasesOf(page.request);
  await becomeCustomer(useCases);
  const order = await placeCart(useCases, await addProduct(useCases, purchase.slug));
  const complaints = collectBrowserErrors(page);

  await page.goto(`${origin}/so-du`);
  await hydrated(page);
  await page.getByLabel(/^Số tiền muốn nạp/).fill('5.000.000');
  await page.getByRole('button', { name: 'Hiện mã chuyển khoản' }).click();
  await expect(page.getByRole('img', { name: 'Mã VietQR, số tiền 5.000.000đ' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Mở ngân hàng thử nghiệm' }).click();
  const bank = await opened;
  await bank.getByRole('button', { name: 'Xác nhận chuyển tiền' }).click();
  await expect(bank.getByText('Cửa hàng đã ghi nhận thông báo.')).toBeVisible();
  await bank.close();
  await expect(page.getByText('Cửa hàng đã nhận 5.000.000đ và cộng vào số dư.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Biến động số dư' }).getByText('+5.000.000đ')).toBeVisible();

  await page.goto(`${origin}/thanh-toan/${order}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Trả từ số dư' }).click();
  await expect(page).toHaveURL(/\/dat-hang-thanh-cong/);
  const running = async () =>
    expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services.find(
      ({ status }) => status === 'COMPLETED',
    );
  await expect.poll(running, { timeout: 40_000 }).toBeTruthy();

  await page.goto(`${origin}/service/${(await running())?.id}?tab=gia-han`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Bật tự gia hạn' }).click();
  await expect(page.getByRole('button', { name: 'Tắt tự gia hạn' })).toBeVisible();
  await page.goto(`${origin}/service`);
  await expect(page.getByText('· Tự gia hạn')).toBeVisible();
  expect(complaints()).toEqual([]);
});
