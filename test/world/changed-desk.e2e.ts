import { expect, type Page, test } from '@playwright/test';
import { makeVoucher } from '#test/journeys/staff/make-voucher.ts';
import { openStaffPage } from '#test/journeys/staff/staff-page.ts';
import { extend, translate } from './changes.ts';

const changes = {
  'that was translated': (page: Page) => translate(page, ''),
  'that an extension changed': extend,
};

/** Lists, forms and figures of the desk, each drawn anew in the same document. */
const places = [
  '/orders',
  '/products',
  '/services',
  '/set-ups',
  '/customers',
  '/support-requests',
  '/invoices',
  '/transfers',
  '/log',
  '/reviews',
  '/menus/create',
  '/articles/create',
  '/account',
  '/',
];

/** In the same document, as links do. */
const goTo = (page: Page, place: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, place);

for (const [how, change] of Object.entries(changes))
  test(`LAY-06 the desk goes on in a page ${how}: its places, a refused and a saved form, a dialog`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const page = await openStaffPage(browser);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/desk#/');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await change(page);
    for (const place of places)
      await test.step(place, async () => {
        await goTo(page, place);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(page.getByText('Có lỗi xảy ra')).toHaveCount(0);
        await expect(page.getByRole('main')).toBeVisible();
        expect(errors, place).toEqual([]);
      });

    const code = `DOI${Date.now().toString(36).toUpperCase()}`;
    await goTo(page, '/vouchers/create');
    await makeVoucher(page, code);
    await page.getByRole('cell', { name: code }).click();
    await expect(page.getByLabel('Giảm phần trăm')).toHaveValue('10');
    await page.getByLabel('Giảm phần trăm').fill('12');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect(page.getByText('Đã lưu')).toBeVisible();
    await goTo(page, '/vouchers');
    // What was saved, not what stood there before.
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('12%');
    expect(errors).toEqual([]);
    await page.context().close();
  });
