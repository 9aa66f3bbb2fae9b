import { expect, type Page, test } from '@playwright/test';
import type { UseCases } from '#core/operations.ts';
import { orderId } from '#core/shared/ids.ts';
import { good } from '#test/kit/shop.ts';
import { addProduct, bankDoes, placeCart, useCasesOf } from './browser-visitor.ts';
import { complaintsOf } from './complaints.ts';
import { becomeCustomer } from './customer-visitor.ts';
import { origin } from './origins.ts';
import { hydrated, purchase } from './purchase.ts';

/** A new customer with two servers that run. */
const rentTwo = async (useCases: UseCases): Promise<void> => {
  await becomeCustomer(useCases);
  await addProduct(useCases, purchase.slug);
  await bankDoes(useCases, await placeCart(useCases, await addProduct(useCases, purchase.slug)));
  const running = async (): Promise<number> =>
    good(await useCases.loadServices({ filter: 'all', keyword: null })).services.filter(
      ({ status }) => status === 'COMPLETED',
    ).length;
  await expect.poll(running, { timeout: 40_000 }).toBe(2);
};

/** The sandbox bank takes what the payment's page asks for; its result follows by itself, or at its own address. */
const pay = async (page: Page, useCases: UseCases): Promise<void> => {
  await expect(page).toHaveURL(/\/thanh-toan\/[0-9a-f]{32}/);
  const id = orderId(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await bankDoes(useCases, id);
  await expect
    .poll(async () => good(await useCases.loadOrder({ orderId: id })).status, { timeout: 40_000 })
    .toBe('completed');
};

const ends = async (useCases: UseCases): Promise<readonly number[]> =>
  good(await useCases.loadRenewals({})).map(({ endDate }) => endDate);

test('SVC-01 two services are renewed at once by one payment, and one of them moves to a larger plan', async ({
  page,
}) => {
  const useCases = useCasesOf(page.request);
  await rentTwo(useCases);
  const complaints = complaintsOf(page);
  const offers = good(await useCases.loadRenewals({}));

  await page.goto(`${origin}/service`);
  await hydrated(page);
  const renewals = page.getByRole('region', { name: 'Gia hạn dịch vụ' });
  for (const box of await renewals.getByRole('checkbox').all()) await box.check();
  await renewals.getByRole('button', { name: 'Gia hạn và thanh toán' }).click();
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  await pay(page, useCases);
  expect(await ends(useCases)).toEqual(offers.map(({ newEndDate }) => newEndDate));

  const [service] = good(await useCases.loadRenewals({}));
  if (!service) throw new Error('nothing is rented');
  const [larger] = good(await useCases.loadUpgrades({ id: service.id }));
  if (!larger) throw new Error('no larger plan is sold');
  await page.goto(`${origin}/service/${service.id}`);
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

  test('SVC-01 two services are renewed, and one is upgraded, by plain forms', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    await rentTwo(useCases);
    const offers = good(await useCases.loadRenewals({}));
    await page.goto(`${origin}/service`);
    const renewals = page.getByRole('region', { name: 'Gia hạn dịch vụ' });
    await renewals.getByRole('button', { name: 'Gia hạn và thanh toán' }).click();
    await expect(page.getByText('Bạn chưa chọn dịch vụ nào.')).toBeVisible();
    for (const box of await renewals.getByRole('checkbox').all()) await box.check();
    await renewals.getByRole('button', { name: 'Gia hạn và thanh toán' }).click();
    await pay(page, useCases);
    expect(await ends(useCases)).toEqual(offers.map(({ newEndDate }) => newEndDate));

    const [service] = offers;
    if (!service) throw new Error('nothing is rented');
    await page.goto(`${origin}/service/${service.id}`);
    await page
      .getByRole('link', { name: /^Xem cách tính cho/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Nâng cấp và thanh toán' }).click();
    await pay(page, useCases);
  });
});
