import { expect, type Page, test } from '#test/journeys/journey.ts';
import { customer, fillCheckout, holdScripts, hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';

const addServer = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
};
const asCompany = {
  'Mã số thuế': '0101243150',
  'Tên công ty': 'Công ty TNHH Phở Mây',
  'Địa chỉ xuất hoá đơn': '12 phố Hàng Bông, Hà Nội',
  'Ghi chú': 'Xuất hoá đơn trước 17 giờ',
};
const fieldOf = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: false }).first();

/** Ways to leave a page and come back to it. */
const ways = {
  'a reload': async (page: Page) => void (await page.reload()),
  'the way back from the cart': async (page: Page) => {
    await page.getByRole('link', { name: 'Sửa giỏ hàng' }).first().click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await page.goBack();
  },
  'the way back from another site': async (page: Page) => {
    await page.goto('about:blank');
    await page.goBack();
  },
  'a new visit of its address': async (page: Page) => void (await page.goto(`${origin}/checkout`)),
};

test('PAY-04 ROUTE-14 the checkout keeps each field through reload and back, until the order', async ({ page }) => {
  await addServer(page);
  await page.goto(`${origin}/checkout`);
  await hydrated(page);
  await page.getByText('Doanh nghiệp', { exact: true }).click();
  await fillCheckout(page);
  for (const [label, text] of Object.entries(asCompany)) await fieldOf(page, label).fill(text);
  for (const [way, go] of Object.entries(ways))
    await test.step(way, async () => {
      await go(page);
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
      await expect(page.getByLabel('Số điện thoại')).toHaveValue(customer.phone);
      await expect(page.getByLabel('Email nhận thông tin dịch vụ')).toHaveValue(customer.email);
      await expect(page.getByRole('radio', { name: 'Doanh nghiệp' })).toBeChecked();
      for (const [label, text] of Object.entries(asCompany)) await expect(fieldOf(page, label)).toHaveValue(text);
    });
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).first().click();
  await expect(page).toHaveURL(/\/thanh-toan\//);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'))))
    .toEqual([]);
});

test('CNS-02 a request for advice is kept through a reload, and what was typed before the script came wins', async ({
  page,
}) => {
  await page.goto(`${origin}/dang-ky-tu-van`);
  await hydrated(page);
  const name = page.getByRole('main').getByLabel('Họ và tên');
  await name.fill('Lê Thị Mây');
  await page.getByRole('main').locator('textarea').fill('Cần 3 máy chủ GPU trong tháng 12');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await name.fill('Trần Mây');
  release();
  await hydrated(page);
  await expect(page.getByRole('main').locator('textarea')).toHaveValue('Cần 3 máy chủ GPU trong tháng 12');
  await expect(name).toHaveValue('Trần Mây');
});
