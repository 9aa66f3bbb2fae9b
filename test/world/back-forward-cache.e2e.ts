import { expect, type Page, test } from '#test/journeys/journey.ts';
import { hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { findBrowser, quietFlags } from '../../scripts/browser.mjs';

// Playwright switches it off, and every visitor has it.
test.use({
  launchOptions: {
    args: quietFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    executablePath: findBrowser(),
  },
});

/** Another site, of the same machine. */
const elsewhere = `${origin.replace('localhost', '127.0.0.1')}/robots.txt`;
const badge = (page: Page, count: number) => page.getByRole('link', { name: `Giỏ hàng, ${count} sản phẩm` });

const addServer = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await expect(page).toHaveURL(/\/gio-hang/);
};

/** Leaves the site for another one, lets something happen in a second tab, and goes back. */
const away = async (page: Page, meanwhile: (tab: Page) => Promise<void>): Promise<void> => {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasPersisted: persisted })),
  );
  await page.goto(elsewhere);
  const tab = await page.context().newPage();
  await meanwhile(tab);
  await tab.close();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasPersisted'))).toBe(true);
};

for (const path of ['/cua-hang/danh-muc/cloud-server', '/', '/danh-sach-bai-viet', '/tim-kiem?q=vps'])
  test(`HDR-05 a page that the browser kept shows the cart of now: ${path}`, async ({ page }) => {
    await addServer(page);
    await page.goto(origin + path);
    await hydrated(page);
    await expect(badge(page, 1)).toBeVisible();
    await away(page, addServer);
    await expect(badge(page, 2)).toBeVisible();
  });

test('CART-14 a cart that the browser kept shows what another tab has removed', async ({ page }) => {
  await addServer(page);
  await page.goto(`${origin}/gio-hang`);
  await hydrated(page);
  await away(page, async (tab) => {
    await tab.goto(`${origin}/gio-hang`);
    await tab
      .getByRole('button', { name: /^Xoá Cloud Server/ })
      .first()
      .click();
    await expect(tab.getByRole('heading', { name: 'Giỏ hàng chưa có gì' })).toBeVisible();
  });
  await expect(page.getByRole('heading', { name: 'Giỏ hàng chưa có gì' })).toBeVisible();
});
