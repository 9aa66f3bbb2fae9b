import { addProduct, answerAsBank, placeCart, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { type OwnShop, openShopOnPostgres } from '#test/journeys/site/own-shop.ts';
import { staffPageAt } from './staff-page.ts';

const MANY = 10;

const openSetUps = async (page: Page): Promise<void> => {
  // The desk has begun, and changes its address no more.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/desk#/set-ups');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Chờ khởi tạo' })).toBeVisible();
};

/** Rows of the list on a phone. */
const waiting = (page: Page) => page.getByRole('main').getByRole('link', { name: /Hẹn bàn giao/ });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShopOnPostgres({ PROVISIONERS: '*=manual' });
});
test.afterAll(() => shop.stop());

test('SVC-01 a member hands one service over by its form on a phone, and ten more by a paste that is planned first', async ({
  browser,
  page,
}) => {
  const useCases = useCasesOf(page.request, shop.origin);
  for (const count of [1, MANY])
    await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases, undefined, count)));

  const phone = await staffPageAt(shop.staffDoor, browser, { viewport: { width: 390, height: 844 } });
  const last = waiting(phone).filter({ hasText: `(${MANY}/${MANY})` });
  await expect(async () => {
    await openSetUps(phone);
    await expect(last).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const [number = ''] = /DH\d+/.exec((await last.textContent()) ?? '') ?? [];
  const before = await waiting(phone).count();
  await waiting(phone).filter({ hasNotText: number }).first().click();
  await phone.getByLabel(/^Địa chỉ IP/).fill('203.0.113.9');
  await phone.getByLabel(/^Tên đăng nhập/).fill('root');
  await phone.getByLabel(/^Mật khẩu dùng một lần/).fill('Mot-Lan-2026');
  await phone.getByRole('button', { name: 'Bàn giao cho khách' }).click();
  await expect(phone.getByText('«203.0.113.9» không phải địa chỉ IP dùng được.')).toBeVisible();
  await expect(phone.getByLabel(/^Tên đăng nhập/)).toHaveValue('root');
  await phone.getByLabel(/^Địa chỉ IP/).fill('45.117.80.1');
  await phone.getByRole('button', { name: 'Bàn giao cho khách' }).click();
  await expect(phone.getByText('Đã bàn giao, khách đã được báo.')).toBeVisible();
  await expect(waiting(phone)).toHaveCount(before - 1);

  const desk = await staffPageAt(shop.staffDoor, browser, { viewport: { width: 1440, height: 900 } });
  await openSetUps(desk);
  await desk.getByLabel('Tên dịch vụ, mã, số đơn').fill(number);
  await expect(desk.getByRole('row')).toHaveCount(1 + MANY);
  await desk.getByRole('checkbox', { name: /tất cả/i }).check();
  await desk.getByRole('link', { name: 'Bàn giao các dịch vụ đã chọn' }).click();
  const lines = desk.getByRole('textbox', { name: /^Mỗi dòng một dịch vụ/ });
  await expect(lines).toHaveValue(/^([0-9a-f]{8}\t\n?){10}$/);
  const codes = (await lines.inputValue()).split('\n').map((line) => line.trim());
  const paste = codes.map((code, at) => `${code}\t45.117.81.${at + 1}\troot\tMot-Lan-2026`);
  const plan = desk.getByRole('table', { name: 'Sẽ bàn giao' });
  await lines.fill([...paste.slice(1), `${codes[0]}\t45.117.81.2\troot\tMot-Lan-2026`].join('\n'));
  await desk.getByRole('button', { name: 'Xem trước' }).click();
  await expect(plan.getByText('địa chỉ 45.117.81.2 đã có ở dòng 1.')).toBeVisible();
  await expect(desk.getByRole('button', { name: `Bàn giao ${MANY} dịch vụ` })).toHaveCount(0);
  await lines.fill(paste.join('\n'));
  await desk.getByRole('button', { name: 'Xem trước' }).click();
  await expect(plan.getByText('Bàn giao được')).toHaveCount(MANY);
  await expect(plan).not.toContainText('Mot-Lan-2026');
  await desk.getByRole('button', { name: `Bàn giao ${MANY} dịch vụ` }).click();
  await expect(desk.getByText(`Đã bàn giao ${MANY} dịch vụ, khách đã được báo.`)).toBeVisible();
  await expect(desk.getByRole('main').getByText(number)).toHaveCount(0);
  await Promise.all([phone, desk].map((each) => each.context().close()));
});
