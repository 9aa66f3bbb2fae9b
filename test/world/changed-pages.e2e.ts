import { test as base, expect, type Page } from '@playwright/test';
import { closeOverlays } from '#test/journeys/first-visit.ts';
import { fillCheckout, hydrated } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { extend, translate } from './changes.ts';

/** React draws a changed page anew, and then the policy refuses the sizes of what the host had drawn. */
const test = base.extend({
  context: async ({ context }, use) => {
    await closeOverlays(context);
    await use(context);
  },
});

const changes = { 'that was translated': (page: Page) => translate(page), 'that an extension changed': extend };

const collectErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

const pages = [
  '/',
  '/cua-hang',
  '/cua-hang/danh-muc/cloud-server',
  '/san-pham/cloud-server-ssd-4',
  '/baremetal',
  '/tim-kiem?q=vps',
  '/tim-kiem-domain?domain=quanphomay.vn',
  '/danh-sach-bai-viet',
  '/dang-ky-tu-van',
  '/dang-nhap',
  '/dang-ky',
  '/quen-mat-khau',
];

for (const [how, change] of Object.entries(changes)) {
  for (const moment of ['before', 'after'] as const)
    test(`LAY-06 no page breaks ${how} ${moment} it wakes, whatever is sent empty`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const path of pages)
        await test.step(path, async () => {
          const errors = collectErrors(page);
          await page.goto(origin + path);
          if (moment === 'after') await hydrated(page);
          await change(page);
          if (moment === 'before') await hydrated(page);
          for (const button of await page.locator('main form button[type=submit]:visible').all())
            if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => {});
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.getByText(/Trang gặp sự cố/)).toHaveCount(0);
          expect(
            errors.filter((error) => !/hydrat|#418|#423/i.test(error)),
            path,
          ).toEqual([]);
          page.removeAllListeners('pageerror');
        });
    });

  test(`CAT-10 CART-14 a choice and a press on a page ${how} before it wakes are not lost, and the order is placed`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.goto(`${origin}/san-pham/cloud-server-ssd-4`);
    await change(page);
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: /^\[?6 tháng/, includeHidden: true }) })
      .click();
    await page
      .getByRole('button', { name: /Thêm vào giỏ/ })
      .first()
      .click();
    // A choice that no script saw is asked about once.
    const again = page.getByRole('button', { name: /Thêm với giá mới/ });
    await expect(again.or(page.getByRole('heading', { level: 1, name: /Giỏ hàng/ })).first()).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(page).toHaveURL(/\/gio-hang/);
    await expect(page.getByRole('main')).toContainText('6 tháng');
    await page.goto(`${origin}/checkout`);
    await hydrated(page);
    await change(page);
    await page
      .getByRole('button', { name: /Đặt hàng và lấy mã QR/ })
      .first()
      .click();
    await expect(page.getByText(/Trang gặp sự cố/)).toHaveCount(0);
    await fillCheckout(page);
    await page
      .getByRole('button', { name: /Đặt hàng và lấy mã QR/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/thanh-toan\//);
    expect(errors.filter((error) => !/hydrat|#418|#423/i.test(error))).toEqual([]);
  });
}
