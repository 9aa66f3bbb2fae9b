import type { UseCases } from '#core/operations.ts';
import { orderId } from '#core/shared/ids.ts';
import { addProduct, answerAsBank, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

/** Creates a customer with two running servers. */
const rentTwo = async (useCases: UseCases): Promise<void> => {
  await becomeCustomer(useCases);
  await addProduct(useCases, purchase.slug);
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases, purchase.slug)));
  const running = async (): Promise<number> =>
    expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services.filter(
      ({ status }) => status === 'COMPLETED',
    ).length;
  await expect.poll(running, { timeout: 40_000 }).toBe(2);
};

/** Pays at the sandbox bank and waits until the order is completed. */
const pay = async (page: Page, useCases: UseCases): Promise<void> => {
  await expect(page).toHaveURL(/\/thanh-toan\/[0-9a-f]{32}/);
  const id = orderId(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await answerAsBank(useCases, id);
  await expect
    .poll(async () => expectOk(await useCases.loadOrder({ orderId: id })).status, { timeout: 40_000 })
    .toBe('completed');
};

const endDates = async (useCases: UseCases): Promise<readonly number[]> =>
  expectOk(await useCases.loadRenewals({})).map(({ endDate }) => endDate);

test('SVC-01 two services are renewed with one payment, and one of them is upgraded to a larger plan', async ({
  page,
}) => {
  const useCases = useCasesOf(page.request);
  await rentTwo(useCases);
  const complaints = collectBrowserErrors(page);
  const offers = expectOk(await useCases.loadRenewals({}));

  await page.goto(`${origin}/service`);
  await hydrated(page);
  const renewals = page.getByRole('region', { name: 'Gia hạn dịch vụ' });
  await renewals.getByText(/^Gia hạn sớm/).click();
  for (const box of await renewals.getByRole('checkbox').all()) await box.check();
  await renewals.getByRole('button', { name: 'Gia hạn và thanh toán' }).click();
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  await pay(page, useCases);
  expect(await endDates(useCases)).toEqual(offers.map(({ newEndDate }) => newEndDate));

  const [service] = expectOk(await useCases.loadRenewals({}));
  if (!service) throw new Error('nothing is rented');
  const [larger] = expectOk(await useCases.loadUpgrades({ id: service.id }));
  if (!larger) throw new Error('no larger plan is sold');
  await page.goto(`${origin}/service/${service.id}?tab=doi-goi`);
  await hydrated(page);
  await page.getByRole('link', { name: `Xem cách tính cho ${larger.title}` }).click();
  await page.getByText('Từng ngày một').click();
  const days = page.getByRole('table', { name: `Chênh lệch từng ngày khi lên ${larger.title}, trước VAT` });
  await expect(days.locator('tbody tr')).toHaveCount(larger.days);
  await page.getByRole('button', { name: 'Nâng cấp và thanh toán' }).click();
  await pay(page, useCases);
  await page.goto(`${origin}/service/${service.id}`);
  await expect(page.getByRole('heading', { name: new RegExp(larger.title) }).first()).toBeVisible();
  expect(complaints()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SVC-01 two services are renewed and one is upgraded with plain forms', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    await rentTwo(useCases);
    const offers = expectOk(await useCases.loadRenewals({}));
    await page.goto(`${origin}/service`);
    const renewals = page.getByRole('region', { name: 'Gia hạn dịch vụ' });
    await renewals.getByRole('button', { name: 'Gia hạn và thanh toán' }).click();
    await expect(page.getByText('Bạn chưa chọn dịch vụ nào.')).toBeVisible();
    await renewals.getByText(/^Gia hạn sớm/).click();
    for (const box of await renewals.getByRole('checkbox').all()) await box.check();
    await renewals.getByRole('button', { name: 'Gia hạn và thanh toán' }).click();
    await pay(page, useCases);
    expect(await endDates(useCases)).toEqual(offers.map(({ newEndDate }) => newEndDate));

    const [service] = offers;
    if (!service) throw new Error('nothing is rented');
    await page.goto(`${origin}/service/${service.id}`);
    await page.getByRole('link', { name: 'Đổi gói' }).click();
    await page
      .getByRole('link', { name: /^Xem cách tính cho/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Nâng cấp và thanh toán' }).click();
    await pay(page, useCases);
  });
});
