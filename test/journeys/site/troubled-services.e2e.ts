import { addProduct, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { fillRequest, leadsOf, newEnquirer } from '#test/journeys/leads.ts';
import { configure, customer, fillCheckout, hydrated, purchase } from '#test/journeys/purchase.ts';
import { openTroubledShop, type TroubledShop } from './troubled-shop.ts';

let shop: TroubledShop;
test.beforeAll(async () => {
  shop = await openTroubledShop();
});
test.afterEach(() => shop.become('none'));
test.afterAll(() => shop.stop());

for (const trouble of ['down', 'nonsense'] as const) {
  test.describe(`services that are ${trouble}`, () => {
    test(`ERR-07 ERR-10 CAT-03 a page that fails to load is a 503 with a message, and a retry loads it, services being ${trouble}`, async ({
      page,
    }) => {
      shop.become(trouble);
      const slug = trouble === 'down' ? 'cloud-server-ssd-6' : 'cloud-server-ssd-8';
      const answer = await page.goto(`${shop.origin}/san-pham/${slug}`);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { name: 'Chưa tải được nội dung này' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Gọi 1800.6070' }).first()).toBeVisible();
      shop.become('none');
      await page.getByRole('button', { name: 'Thử lại' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Cloud Server SSD/ })).toBeVisible();
    });

    test(`CART-17 ERR-06 a failed add keeps the configuration, and the next click adds one line, services being ${trouble}`, async ({
      page,
    }) => {
      await page.goto(`${shop.origin}/san-pham/${purchase.slug}`);
      await configure(page);
      shop.become(trouble);
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByText(purchase.total).first()).toBeVisible();
      shop.become('none');
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
      await expect(page).toHaveURL(/\/gio-hang/);
      await expect(page.getByText(purchase.total).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Xoá .* khỏi giỏ/ })).toHaveCount(1);
    });

    test(`ROUTE-14 DATA-01 a checkout that fails to submit keeps all input, services being ${trouble}`, async ({
      page,
    }) => {
      await addProduct(useCasesOf(page.request, shop.origin));
      await page.goto(`${shop.origin}/checkout`);
      await fillCheckout(page);
      shop.become(trouble);
      await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
      await expect(page.getByLabel('Số điện thoại')).toHaveValue(customer.phone);
      shop.become('none');
      await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
      await expect(page).toHaveURL(/\/thanh-toan\//);
    });
  });
}

test('DATA-01 ROUTE-36 ROUTE-42 CAT-01 uncached content pages are a 503 while the services are down; a consultation request keeps its input and can be sent later', async ({
  page,
}) => {
  await page.goto(`${shop.origin}/dang-ky-tu-van`);
  await hydrated(page);
  const who = newEnquirer();
  await fillRequest(page, who);
  shop.become('down');
  for (const path of [
    '/danh-sach-bai-viet/raid-cho-may-chu-thue',
    '/author/hoang-duc',
    '/gioi-thieu',
    '/tim-kiem?q=vps',
  ])
    expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 503]);
  const send = page.getByRole('main').getByRole('button', { name: 'Gửi yêu cầu' });
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Họ và tên')).toHaveValue(who.name);
  shop.become('none');
  await send.click();
  await expect(page).toHaveURL(`${shop.origin}/success`);
  expect(await leadsOf(who.name)).toBe(1);
});

test('LAY-02 slow services: a progress bar at once, an overlay after a moment, then the page', async ({ page }) => {
  const list = `${shop.origin}/cua-hang/danh-muc/object-storage`;
  // The host caches the list from now on; a browser requests its products as soon as they are visible.
  await fetch(list);
  shop.become('slow');
  await page.goto(list, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const stages = page.locator('[role=status][data-stage]');
  await page.getByRole('article').last().getByRole('link', { name: 'Chọn gói này' }).click();
  await expect(stages).toHaveAttribute('data-stage', 'overlay');
  shop.become('none');
  await expect(page).toHaveURL(/\/san-pham\//);
  await expect(stages).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Object Storage');
});

test('LAY-06 a page whose script is missing after a deploy reloads once, then shows a message and a link', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/bare-metal.page-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`${shop.origin}/baremetal`);
  await expect(page.getByRole('heading', { name: 'Trang gặp sự cố' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Về trang chủ' }).first()).toBeVisible();
  expect(documents).toEqual(['/baremetal', '/baremetal']);
  await page.unroute('**/assets/bare-metal.page-*.js');
  await page.getByRole('button', { name: 'Tải lại trang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /máy chủ/i })).toBeVisible();
});

test('LAY-06 parts whose script is missing keep their server-rendered HTML and work without it', async ({ page }) => {
  await page.route(/assets\/(menus|product-order|footer)-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${shop.origin}/san-pham/${purchase.slug}`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Menu chính' }).first().hover();
  await page
    .locator('label')
    .filter({ hasText: /^6 tháng/ })
    .click();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/(gio-hang|san-pham)/);
  await expect(page.getByText(/1\.918\.080đ|Giá vừa đổi/).first()).toBeVisible();
});
