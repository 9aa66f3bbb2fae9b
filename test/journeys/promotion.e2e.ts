import { expect, type Page, test } from '@playwright/test';
import { addProduct, placeCart, useCasesOf } from './browser-visitor.ts';
import { answeredBefore, visit } from './first-visit.ts';
import { origin } from './origins.ts';
import { alive } from './purchase.ts';

const HOUR = 3_600_000;
const voucher = (page: Page) => page.getByRole('dialog', { name: /Voucher Giảm Giá/ });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Giới thiệu từ Cửa Hàng Mây' });
const icon = (page: Page) => page.getByRole('complementary', { name: 'Giới thiệu', exact: true });
const close = async (what: ReturnType<typeof popup>): Promise<void> => {
  await what.getByRole('button', { name: /^Đóng/ }).click();
  await expect(what).toHaveCount(0);
};
const closedAt = async (page: Page, name: string): Promise<number> =>
  Number((await page.context().cookies()).find((each) => each.name === name)?.value ?? Number.NaN);

/** The page's own time goes on by so much at once, twice: a part that loads meanwhile has its turn as well. */
const later = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.clock.fastForward(6_000);
    await page.waitForLoadState('networkidle');
  }
  await page.clock.fastForward(6_000);
};

test.beforeEach(async ({ page, context }) => {
  await answeredBefore(context);
  await page.clock.install();
});

test('VCH-01 BAN-02 BAN-04 LAY-08 voucher, popup and icon come one at a time, each on its own page, and rest for an hour once closed', async ({
  page,
}) => {
  await visit(page, '/danh-sach-bai-viet');
  for (const [part, cookie] of [
    [voucher(page), 'voucher_closed'],
    [popup(page), 'popup_closed'],
    [icon(page), 'floating_closed'],
  ] as const) {
    await later(page);
    await expect(part).toBeVisible();
    const covers = [voucher(page), popup(page), icon(page)];
    expect((await Promise.all(covers.map((each) => each.count()))).reduce((sum, each) => sum + each)).toBe(1);
    await close(part);
    expect(await closedAt(page, cookie)).toBeGreaterThan(Date.now() - HOUR);
    await visit(page, '/danh-sach-bai-viet');
  }
  await later(page);
  await expect(voucher(page).or(popup(page)).or(icon(page))).toHaveCount(0);

  const [before] = (await page.context().cookies()).filter(({ name }) => name === 'popup_closed');
  if (before === undefined) throw new Error('the time was not stored');
  await page.context().addCookies([{ ...before, value: String(Date.now() - HOUR) }]);
  await visit(page, '/danh-sach-bai-viet');
  await later(page);
  await expect(popup(page)).toBeVisible();
});

test('LAY-08 nothing comes by itself on cart, checkout, payment and lab pages', async ({ page }) => {
  const useCases = useCasesOf(page.request);
  const order = await placeCart(useCases, await addProduct(useCases));
  await addProduct(useCases);
  for (const path of ['/gio-hang', '/checkout', `/thanh-toan/${order}`, '/thuc-hanh-lab/lab-linux-co-ban']) {
    await visit(page, path);
    await page.mouse.move(100, 200);
    await later(page);
    await expect(page.getByRole('dialog').or(icon(page)), path).toHaveCount(0);
  }
  // The same wait where it may come.
  await visit(page, '/cua-hang');
  await page.mouse.move(100, 200);
  await later(page);
  await expect(voucher(page)).toBeVisible();
});

test('LAY-08 CNS-01 nothing comes over the form that asks for advice, nor while it is being filled in', async ({
  page,
}) => {
  await visit(page, '/danh-sach-bai-viet');
  const link = page.getByRole('navigation', { name: 'Liên hệ nhanh' }).getByRole('link', { name: /Tạo yêu cầu/ });
  await alive(link);
  await link.click();
  const form = page.getByRole('dialog', { name: 'Đăng ký tư vấn' });
  await expect(form).toBeVisible();
  await later(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await form.getByRole('button', { name: 'Để sau' }).click();
  await later(page);
  await expect(voucher(page)).toBeVisible();

  await page.goto(`${origin}/dang-ky-tu-van`);
  await page.getByRole('main').getByLabel('Họ và tên').focus();
  await later(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
