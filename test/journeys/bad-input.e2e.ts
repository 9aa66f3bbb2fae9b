import {
  addProduct,
  answerAsBank,
  freshIdempotencyKey,
  placeCart,
  useCasesOf,
} from '#test/journeys/customers/browser-visitor.ts';
import { setClock } from '#test/journeys/site/clock.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { startProxy } from '#test/journeys/site/proxy.ts';
import { type Browser, type BrowserContext, expect, type Page, test } from './journey.ts';
import { choose, customer, holdScripts, hydrated, purchase } from './purchase.ts';

const product = `${origin}/san-pham/${purchase.slug}`;
const addButton = (page: Page) => page.getByRole('button', { name: 'Thêm vào giỏ' }).first();
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Xoá .* khỏi giỏ/ });

const inAnotherBrowser = async (browser: Browser, visit: (context: BrowserContext) => Promise<void>): Promise<void> => {
  const context = await browser.newContext();
  await visit(context);
  await context.close();
};

test.describe('malformed and unknown addresses', () => {
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
  test('ROUTE-45 ROUTE-48 ERR-08 each unknown thing is a 404 with its own message and a link', async ({ page }) => {
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
    [`/san-pham?q=${'a'.repeat(12_000)}`, 414],
    [`/san-pham?q=${'a'.repeat(100_000)}`, 431],
  ] as const;
  test('LAY-05 ERR-03 the valid part of a malformed query is used, and a query of 100 kB returns its error page', async ({
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

  test('ERR-03 an unknown page returns HTML and an unknown API route returns JSON', async () => {
    const [shown, api] = await Promise.all([fetch(`${origin}/khong/co`), fetch(`${origin}/api/khong/co`)]);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

test('VIS-02 ROUTE-48 another visitor’s order is not found on any page', async ({ page, browser }) => {
  const useCases = useCasesOf(page.request);
  const paid = await placeCart(useCases, await addProduct(useCases));
  await answerAsBank(useCases, paid);
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

test('CART-14 quantities of minus one and a thousand million are rejected with a message, and the input is preserved', async ({
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

test('CART-19 a price that changes before the add is shown old and new, and the chosen configuration is preserved', async ({
  page,
}) => {
  // (188.000 × 6 + 1.320.000 + 600.000) with VAT of 8 % in 2026 and of 10 % from 2027 on.
  const [old, now] = ['3.291.840đ', '3.352.800đ'];
  await page.goto(`${origin}/san-pham/cloud-server-ssd-3`);
  await hydrated(page);
  await choose(page);
  await expect(page.getByText(old).first()).toBeVisible();
  try {
    expect((await setClock(Date.UTC(2027, 0, 4))).ok).toBe(true);
    await addButton(page).click();
    const note = page.getByRole('alert').filter({ hasText: 'Giá bạn đã thấy' });
    await expect(note).toContainText(old);
    await expect(note).toContainText(now);
    await expect(page.getByRole('radio', { name: /^6 tháng/ })).toBeChecked();
    await page.getByRole('button', { name: 'Thêm với giá mới' }).first().click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByText(now).first()).toBeVisible();
    await expect(removeButtons(page)).toHaveCount(1);
  } finally {
    await setClock(null);
  }
});

test.describe('quick repeated input', () => {
  test('CART-17 a double click adds one line', async ({ page }) => {
    await page.goto(product);
    await hydrated(page);
    await addButton(page).dblclick();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(removeButtons(page)).toHaveCount(1);
  });

  test('CART-17 two tabs that add at once add both lines, each once', async ({ page, context }) => {
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

  test('CART-17 a command that the network sends twice is applied once', async ({ page }) => {
    const useCases = useCasesOf(page.request);
    const cart = await addProduct(useCases);
    const idempotencyKey = freshIdempotencyKey();
    const [line] = cart.lines;
    const change = {
      orderId: cart.orderId,
      lineId: line?.line.id ?? ('' as never),
      quantity: 3,
      term: null,
      idempotencyKey,
    };
    await Promise.all([useCases.changeLine(change), useCases.changeLine(change)]);
    await page.goto(`${origin}/gio-hang`);
    await expect(page.getByLabel(/^Số lượng: /)).toHaveValue('3');
  });
});

test('CART-04 PAY-03 going back after the payment shows its result, never a second order', async ({ page }) => {
  const useCases = useCasesOf(page.request);
  await addProduct(useCases);
  await page.goto(`${origin}/checkout`);
  const cart = await useCases.loadCart({ orderId: null });
  const order = await placeCart(useCases, cart.ok && cart.value ? cart.value : await addProduct(useCases));
  await page.goto(`${origin}/thanh-toan/${order}`);
  await hydrated(page);
  await answerAsBank(useCases, order);
  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/, { timeout: 30_000 });
  await page.goto(`${origin}/thanh-toan/${order}`);
  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/);
  await page.goBack();
  await page.goto(`${origin}/checkout`);
  await expect(page.getByRole('heading', { name: 'Chưa có gì để đặt' })).toBeVisible();
});

test.describe('cookies', () => {
  test('STA-01 with blocked cookies adding to the cart ends on a page that explains it and links to the shop', async ({
    browser,
  }) => {
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

  test('VIS-03 CART-11 a lost session leaves an empty cart, and the next add works', async ({ page, context }) => {
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

test('text typed before the script has loaded is preserved', async ({ page }) => {
  await addProduct(useCasesOf(page.request));
  const release = await holdScripts(page);
  await page.goto(`${origin}/checkout`, { waitUntil: 'commit' });
  await page.getByLabel('Họ và tên').fill(customer.name);
  await page.getByText('Doanh nghiệp', { exact: true }).click();
  release();
  await hydrated(page);
  await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
  await expect(page.getByRole('radio', { name: 'Doanh nghiệp' })).toBeChecked();
  await page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).click();
  await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
  await expect(page.getByLabel('Họ và tên')).toHaveValue(customer.name);
});
