import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { addProduct, bankDoes, freshIdempotencyKey, placeCart, useCasesOf } from './browser-visitor.ts';
import { origin, services } from './origins.ts';
import { startProxy } from './proxy.ts';
import { configure, customer, hydrated, purchase } from './purchase.ts';

const product = `${origin}/san-pham/${purchase.slug}`;
const addButton = (page: Page) => page.getByRole('button', { name: 'Thêm vào giỏ' }).first();
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Xoá .* khỏi giỏ/ });

const inAnotherBrowser = async (browser: Browser, visit: (context: BrowserContext) => Promise<void>): Promise<void> => {
  const context = await browser.newContext();
  await visit(context);
  await context.close();
};

test.describe('addresses that make no sense', () => {
  const unknown = [
    ['/san-pham/khong-co', 'Sản phẩm này không còn bán'],
    ['/san-pham/khong-co/tuy-bien', 'Sản phẩm này không còn bán'],
    ['/cua-hang/danh-muc/khong-co', 'Danh mục này không có'],
    ['/cua-hang/may-chu/web-hosting', 'Danh mục này không có'],
    ['/tao-don-hang?productid=khong-co', 'Sản phẩm này không còn bán'],
    ['/thanh-toan/khong-co', 'Không tìm thấy đơn hàng này'],
    ['/hoa-don?orderId=khong-co', 'Không tìm thấy hoá đơn này'],
    ['/bat-ky/trang/nao', 'Trang bạn tìm có thể đã bị xóa hoặc không tồn tại'],
    ['/%E0%A4%A', 'Trang bạn tìm có thể đã bị xóa hoặc không tồn tại'],
  ] as const;
  test('ROUTE-45 ROUTE-48 ERR-08 each unknown thing is 404 with its own sentence and a way on', async ({ page }) => {
    for (const [path, sentence] of unknown) {
      const answer = await page.goto(origin + path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByText(sentence), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
    }
  });

  const queries = [
    ['/san-pham?%', 200],
    ['/san-pham?page=abc&sort=xyz&from=-5&to=chin', 200],
    ['/san-pham?page=99999999999999999999', 200],
    ['/san-pham?q=%00%ff%27%3Cscript%3E', 200],
    [`/san-pham/${purchase.slug}?time=7&count=-1&chosen[106066]=khong-co&chosen[][]=x`, 200],
    [`/san-pham/${purchase.slug}?count=1000000000`, 200],
    ['/gio-hang?orderId=%00', 200],
    ['/cua-hang?a=1?b=2', 200],
    [`/san-pham?q=${'a'.repeat(100_000)}`, 414],
  ] as const;
  test('LAY-05 ERR-03 a malformed query is read as far as it makes sense, and one of 100 kB gets its page', async ({
    page,
  }) => {
    for (const [path, status] of queries) {
      const answer = await page.goto(origin + path);
      expect(answer?.status(), path.slice(0, 60)).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${product}?count=-1`);
    await expect(page.getByText('1.014.120đ').first()).toBeVisible();
  });

  test('ERR-03 an unknown page and an API route answer in their own language', async () => {
    const [shown, api] = await Promise.all([fetch(`${origin}/khong/co`), fetch(`${origin}/api/khong/co`)]);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

test('VIS-02 ROUTE-48 an order of somebody else is not found, wherever it is asked for', async ({ page, browser }) => {
  const useCases = useCasesOf(page.request);
  const paid = await placeCart(useCases, await addProduct(useCases));
  await bankDoes(useCases, paid);
  const cart = await addProduct(useCases);
  await inAnotherBrowser(browser, async (context) => {
    const other = await context.newPage();
    for (const path of [
      `/thanh-toan/${paid}`,
      `/ket-qua-thanh-toan/${paid}`,
      `/dat-hang-thanh-cong?orderId=${paid}`,
      `/xac-nhan-dat-hang?orderId=${paid}`,
      `/hoa-don?orderId=${paid}`,
    ]) {
      const answer = await other.goto(origin + path);
      expect(answer?.status(), path).toBe(404);
      await expect(other.getByText(customer.name)).toHaveCount(0);
    }
    await other.goto(`${origin}/gio-hang?orderId=${cart.orderId}`);
    await expect(other.getByRole('heading', { name: 'Không mở được giỏ hàng này' })).toBeVisible();
  });
});

test('CART-14 minus one and a thousand million are refused in a sentence, and what was typed stays', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await addProduct(useCasesOf(context.request));
  for (const count of ['-1', '1000000000']) {
    await page.goto(`${origin}/gio-hang`);
    await page.getByLabel(/^Số lượng: /).fill(count);
    await page.getByRole('button', { name: 'Cập nhật' }).click();
    await expect(page.getByText('Số lượng phải từ 1 đến 50.').first()).toBeVisible();
    await expect(page.getByLabel(/^Số lượng: /)).toHaveValue(count);
  }
  await context.close();
});

test('CART-19 a price that changes while the shopper looks is shown old and new, and nothing that was chosen is lost', async ({
  page,
}) => {
  const { id } = seedProducts.find(({ slug }) => slug === purchase.slug) ?? { id: '' };
  const moveTo = (percent: number) =>
    fetch(`${services}/test-price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productId: id, percent }),
    });
  await page.goto(product);
  await configure(page);
  try {
    expect((await moveTo(110)).ok).toBe(true);
    await addButton(page).click();
    const note = page.getByRole('alert').filter({ hasText: 'Giá bạn đã thấy' });
    await expect(note).toContainText(purchase.total);
    await expect(note).toContainText(purchase.totalAfterRise);
    await expect(page.getByRole('radio', { name: /^6 tháng/ })).toBeChecked();
    await page.getByRole('button', { name: 'Thêm với giá mới' }).first().click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByText(purchase.totalAfterRise).first()).toBeVisible();
    await expect(removeButtons(page)).toHaveCount(1);
  } finally {
    await moveTo(100);
  }
});

test.describe('hands that are too quick', () => {
  test('CART-17 a double click adds once', async ({ page }) => {
    await page.goto(product);
    await hydrated(page);
    await addButton(page).dblclick();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(removeButtons(page)).toHaveCount(1);
  });

  test('CART-17 two tabs that add at once leave both lines, none doubled', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(product);
    await other.goto(`${origin}/san-pham/cloud-server-ssd-8`);
    for (const tab of [page, other]) {
      await hydrated(tab);
      await addButton(tab).hover();
    }
    await Promise.all([addButton(page).click(), addButton(other).click()]);
    await Promise.all([page, other].map((tab) => expect(tab).toHaveURL(/\/gio-hang/)));
    await page.goto(`${origin}/gio-hang`);
    await expect(removeButtons(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' })).toBeVisible();
  });

  test('CART-17 one press sent twice by the network adds once', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    const cart = await addProduct(useCases);
    const idempotencyKey = freshIdempotencyKey();
    const [line] = cart.lines;
    const change = {
      orderId: cart.orderId,
      lineId: line?.line.id ?? ('' as never),
      count: 3,
      time: null,
      idempotencyKey,
    };
    await Promise.all([useCases.changeLine(change), useCases.changeLine(change)]);
    await page.goto(`${origin}/gio-hang`);
    await expect(page.getByLabel(/^Số lượng: /)).toHaveValue('3');
  });
});

test('CART-04 PAY-03 back after the payment leads to its result, never to a second order', async ({ page }) => {
  const useCases = useCasesOf(page.request);
  await addProduct(useCases);
  await page.goto(`${origin}/checkout`);
  const cart = await useCases.loadCart({ orderId: null });
  const order = await placeCart(useCases, cart.ok && cart.value ? cart.value : await addProduct(useCases));
  await page.goto(`${origin}/thanh-toan/${order}`);
  await hydrated(page);
  await bankDoes(useCases, order);
  await expect(page).toHaveURL(/\/ket-qua-thanh-toan\//, { timeout: 30_000 });
  await page.goto(`${origin}/thanh-toan/${order}`);
  await expect(page).toHaveURL(/\/ket-qua-thanh-toan\//);
  await page.goBack();
  await page.goto(`${origin}/checkout`);
  await expect(page.getByRole('heading', { name: 'Chưa có gì để đặt' })).toBeVisible();
});

test.describe('cookies', () => {
  test('STA-01 where cookies are blocked the add ends on a page that says so, with a way on', async ({ browser }) => {
    const blocking = await startProxy({ target: () => origin, withoutCookies: true });
    await inAnotherBrowser(browser, async (context) => {
      const page = await context.newPage();
      await page.goto(`${blocking.origin}/san-pham/${purchase.slug}`);
      await hydrated(page);
      await addButton(page).click();
      await expect(page).toHaveURL(/\/gio-hang/);
      await page.reload();
      await expect(page.getByText('Nếu trình duyệt đang chặn cookie')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Xem cửa hàng' })).toBeVisible();
    });
    await blocking.close();
  });

  test('VIS-03 CART-11 a lost session leaves an empty cart behind, and the next add works', async ({
    page,
    context,
  }) => {
    await addProduct(useCasesOf(page.request));
    await context.clearCookies({ name: 'token_anonymous' });
    await page.goto(`${origin}/gio-hang`);
    await expect(page.getByRole('heading', { name: 'Giỏ hàng chưa có gì' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Giỏ hàng, / })).toHaveCount(0);
    await page.goto(product);
    await hydrated(page);
    await addButton(page).click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(removeButtons(page)).toHaveCount(1);
  });
});

test('what was typed before the script came is still there afterwards', async ({ page }) => {
  await addProduct(useCasesOf(page.request));
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/checkout`, { waitUntil: 'commit' });
  await page.getByLabel('Họ và tên').fill(customer.name);
  await page.getByLabel('Số nhà, đường').fill(customer.street);
  await page.getByLabel('Tỉnh, thành phố').selectOption({ label: customer.province });
  await page.getByText('Doanh nghiệp', { exact: true }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toHaveValue(customer.province);
  await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
  await expect(page.getByLabel('Số nhà, đường')).toHaveValue(customer.street);
  await expect(page.getByRole('radio', { name: 'Doanh nghiệp' })).toBeChecked();
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
  await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
});
