import { origin } from '#test/journeys/site/origins.ts';
import { expect, test } from './journey.ts';
import { choose, customer, purchase } from './purchase.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('CAT-01 the shop can be browsed, searched, sorted and paged', async ({ page }) => {
    await page.goto(`${origin}/cua-hang`);
    await page.getByRole('link', { name: 'Trang sau' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goto(`${origin}/cua-hang?q=may+chu+rieng`);
    await expect(page.getByText('Máy chủ riêng E3').first()).toBeVisible();
    await page.goto(`${origin}/cua-hang/danh-muc/cloud-server?sort=price-desc`);
    await expect(page.getByRole('article').first()).toContainText('Cloud Server SSD 8');
  });

  test('ROUTE-08 CART-14 ROUTE-14 PAY-02 a server is configured, added, changed, removed and ordered, and the QR code is shown', async ({
    page,
  }) => {
    await page.goto(`${origin}/san-pham/${purchase.slug}`);
    await choose(page);
    await page.getByRole('button', { name: 'Cập nhật giá' }).click();
    await expect(page.getByText(purchase.total).first()).toBeVisible();
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();

    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByText(purchase.total).first()).toBeVisible();
    await page.getByLabel(/^Số lượng: Cloud Server SSD 4/).fill('2');
    await page.getByRole('button', { name: 'Cập nhật' }).click();
    await expect(page.getByText('7.983.360đ').first()).toBeVisible();
    await page.getByLabel(/^Số lượng: Cloud Server SSD 4/).fill('1');
    await page.getByRole('button', { name: 'Cập nhật' }).click();
    await page.getByRole('button', { name: /^Bỏ / }).first().click();
    await expect(page.getByText(purchase.total)).toHaveCount(0);

    await page.goto(`${origin}/checkout`);
    await page.getByLabel('Họ và tên').fill(customer.name);
    await page.getByLabel('Số điện thoại').fill(customer.phone);
    await page.getByLabel('Email nhận thông tin dịch vụ').fill(customer.email);
    await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
    await expect(page).toHaveURL(/\/thanh-toan\//);
    await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  });

  test('ROUTE-14 DOM-01 a .vn name asks for an address, and the wards of its province come with the first press', async ({
    page,
  }) => {
    const name = `tiemmay${Date.now()}.vn`;
    await page.goto(`${origin}/tim-kiem-domain?q=${name}`);
    await page.getByRole('button', { name: `Thêm vào giỏ: ${name}`, exact: true }).click();
    await page.goto(`${origin}/checkout`);
    await page.getByLabel('Họ và tên').fill(customer.name);
    await page.getByLabel('Số điện thoại').fill(customer.phone);
    await page.getByLabel('Email nhận thông tin dịch vụ').fill(customer.email);
    await page.getByLabel('Tỉnh, thành phố').selectOption({ label: customer.province });
    await page.getByLabel('Số nhà, đường').fill(customer.street);
    await page.getByRole('button', { name: 'Hiện phường, xã' }).click();
    await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
    await page.getByLabel('Phường, xã, đặc khu').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
    await expect(page).toHaveURL(/\/thanh-toan\//);
  });

  test('PAY-04 a button fills in the company of a tax code, and orders nothing', async ({ page }) => {
    await page.goto(`${origin}/san-pham/${purchase.slug}`);
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
    await page.goto(`${origin}/checkout`);
    await page.getByText('Doanh nghiệp', { exact: true }).click();
    await page.getByLabel('Mã số thuế').fill('9900000016');
    await page.getByRole('button', { name: 'Điền theo mã số thuế' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.getByLabel('Tên công ty')).toHaveValue('Công ty TNHH Tiệm Bánh Mây');
    await expect(page.getByText('Bạn kiểm tra tên và địa chỉ công ty rồi đặt hàng')).toBeVisible();
  });
});
