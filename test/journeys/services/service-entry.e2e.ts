import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { addProduct, answerAsBank, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

/** A new customer's running hosting. */
const rentHosting = async (useCases: UseCases): Promise<ServiceId> => {
  await becomeCustomer(useCases);
  const slug = seedProducts.find(({ sku }) => sku === 'WH-01')?.slug;
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases, slug)));
  const running = async () =>
    expectOk(await useCases.loadServices({ filter: 'all', keyword: null })).services.find(
      ({ status }) => status === 'COMPLETED',
    )?.id;
  await expect.poll(running, { timeout: 40_000 }).toBeDefined();
  const id = await running();
  if (id === undefined) throw new Error('a hosting is rented');
  return id;
};

for (const javaScriptEnabled of [true, false])
  test.describe(`a browser ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('SVC-01 a customer opens the panel of a hosting; a reload says that the link was used', async ({ page }) => {
      const id = await rentHosting(useCasesOf(page.request));
      await page.goto(`${origin}/service/${id}`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('button', { name: 'Mở trang quản trị' }).click();
      await expect(page.getByText('Bạn đã vào mà không cần mật khẩu')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Liên kết này đã được dùng' })).toBeVisible();
    });
  });
