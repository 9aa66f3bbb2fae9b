import { addProduct, useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { customer, hydrated, purchase } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { tabTo } from './keys.ts';
import { collectVeils } from './veils.ts';

const focused = (page: Page) => page.locator(':focus');

test('LAY-01 the first Tab reaches the skip link, which leads to the content, and the focus is visible', async ({
  page,
}) => {
  await page.goto(`${origin}/san-pham/${purchase.slug}`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Bỏ qua đến nội dung');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);
  for (let stops = 0; stops < 12; stops += 1) {
    const seen = await focused(page).evaluate((element) => {
      const shown = element.closest('label') ?? element;
      return [element, shown, shown.parentElement ?? shown].some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    });
    expect(seen, await focused(page).evaluate((element) => element.outerHTML.slice(0, 120))).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('HDR-02 a menu opens with Enter and Space, closes with Escape, and the arrow key enters it', async ({ page }) => {
  await page.goto(`${origin}/`);
  await hydrated(page);
  const menus = page.getByRole('navigation', { name: 'Menu chính' });
  const first = menus.locator('details').first();
  const summary = first.locator('> summary');
  await summary.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(first).toHaveAttribute('open', '');
    // The menu's script loads on focus; until then the browser can open the menu but Escape does nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(first).not.toHaveAttribute('open', { timeout: 200 });
    }).toPass();
    await expect(summary).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('open', '');
  await expect(first.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cua-hang\//);
  await expect(first).not.toHaveAttribute('open');
});

test('CART-16 CART-17 a server is added to the cart by keyboard alone, once, and removed again', async ({ page }) => {
  await addProduct(useCasesOf(page.request), 'web-hosting-business-1').catch(() => undefined);
  await page.goto(`${origin}/san-pham/${purchase.slug}`);
  await hydrated(page);
  await tabTo(page, page.getByRole('button', { name: 'Thêm vào giỏ' }).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gio-hang/);
  const remove = page.getByRole('button', { name: /^Xoá Cloud Server SSD 4 khỏi giỏ/ });
  await expect(remove).toHaveCount(1);
  await remove.focus();
  await page.keyboard.press('Space');
  await expect(remove).toHaveCount(0);
});

test('CAT-01 PAY-02 LAY-02 «vps 8gb» is found, ordered and paid for by keyboard alone', async ({ page }) => {
  const veils = await collectVeils(page);
  const field = page.getByRole('banner').getByRole('combobox', { name: /^Tìm sản phẩm/ });
  const plan = page.getByRole('option', { name: /Cloud Server SSD 5.*RAM 8 GB.*đ\/tháng/ });
  await page.goto(`${origin}/`);
  await hydrated(page);
  await tabTo(page, page.getByLabel('Tìm kiếm', { exact: true }));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('vps 8gb', { delay: 20 });
  await expect(plan).toBeVisible();
  await page.keyboard.press('ArrowDown');
  while ((await plan.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/san-pham\/cloud-server-ssd-5/);
  await hydrated(page);
  await tabTo(page, page.getByRole('button', { name: 'Thêm vào giỏ' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gio-hang/);
  await tabTo(page, page.getByRole('link', { name: 'Tiếp tục đặt hàng' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await hydrated(page);
  for (const [label, text] of [
    ['Họ và tên', customer.name],
    ['Số điện thoại', customer.phone],
    ['Email nhận thông tin dịch vụ', customer.email],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: 'Đặt hàng và lấy mã QR' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thanh-toan\//);
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  expect(veils).toEqual([]);
});
