import { serviceId } from '#core/shared/ids.ts';
import { decideTransferAt } from '#test/domains/transfers-staff.ts';
import { answerAsBank, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { origin, staffDoor } from '#test/journeys/site/origins.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { expect, type Page, test } from './journey.ts';
import { hydrated } from './purchase.ts';

const CODE = 'Ma-Chuyen-Bi-Mat-1';

/** Goes from the form to the cart, which labels the line as a transfer; no URL contains the auth code. */
const addTransfer = async (page: Page, name: string, price: string): Promise<void> => {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await page.goto(`${origin}/tim-kiem-domain?tab=chuyen`);
  await page.getByLabel('Tên miền đang có ở nơi khác').fill(name);
  await page.getByRole('button', { name: 'Kiểm tra' }).click();
  await expect(page.getByText(`${name} không bị khoá chuyển`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chi phí chuyển về' })).toContainText(price);
  await page.getByLabel(/^Mã chuyển/).fill('ngắn');
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page.getByText('Mã chuyển có 6 đến 64 ký tự')).toBeVisible();
  await page.getByLabel(/^Mã chuyển/).fill(CODE);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(page).toHaveURL(/\/gio-hang/);
  await expect(page.getByRole('heading', { name: `Chuyển tên miền về: ${name}` })).toBeVisible();
  expect(await page.content()).not.toContain(CODE);
  expect(addresses.filter((each) => each.includes(CODE))).toEqual([]);
};

test('DOM-01 DOM-04 a customer transfers a domain here: auth code, cart, payment, pending transfer, completed transfer', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  const name = 'facebook.com';
  const useCases = useCasesOf(page.request);
  await becomeCustomer(useCases);
  await addTransfer(page, name, '361.800đ');
  await page.getByRole('link', { name: 'Tiếp tục đặt hàng' }).first().click();
  const summary = page.getByRole('complementary');
  await expect(summary.getByText(`Chuyển tên miền về: ${name}`)).toBeVisible();
  const cart = expectOk(await useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('the cart is empty');
  await answerAsBank(useCases, await placeCart(useCases, cart));
  const service = async () =>
    expectOk(await useCases.loadServices({ filter: 'all', keyword: name })).services.find((each) => each.name === name);
  await expect.poll(async () => (await service())?.transfer, { timeout: 30_000 }).toBe('MOVING');
  const id = serviceId((await service())?.id ?? '');
  await page.goto(`${origin}/service/${id}`);
  await hydrated(page);
  await expect(page.getByText('Đang chuyển về').first()).toBeVisible();
  await decideTransferAt(staffDoor, id, null);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Đang chuyển về')).toHaveCount(0);
  expect(complaints().filter((each) => !each.includes('a status of 422'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DOM-01 a domain is checked and added to the cart with its auth code, which no document or URL contains', async ({
    page,
  }) => {
    await addTransfer(page, 'wikipedia.org', '376.920đ');
  });
});
