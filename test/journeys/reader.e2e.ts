import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { expect, type Page, test } from './journey.ts';
import { leadsOf, newEnquirer, requestConsultation } from './leads.ts';
import { hoverUntilHydrated, hydrated } from './purchase.ts';

/** «sao lưu» without accents, its last letter mistyped. */
const MISTYPED = 'sao luw';

/** Goes from an article to its author, back, and to the other articles of one of its tags. */
const lookAround = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/danh-sach-bai-viet\/sao-luu-3-2-1/);
  await main.locator('header a[href^="/author/"]').click();
  await expect(page).toHaveURL(/\/author\//);
  await main
    .getByRole('link', { name: /^Sao lưu 3-2-1/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/danh-sach-bai-viet\/sao-luu-3-2-1/);
  await main.getByRole('navigation', { name: 'Thẻ' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/danh-sach-bai-viet\?the=/);
  await expect(main.getByRole('link', { name: /^Sao lưu 3-2-1/ }).first()).toBeVisible();
};

test('CAT-01 ROUTE-36 ROUTE-37 CNS-01 CNS-03 CNS-05 a reader finds an article by a mistyped word without accents, looks around and requests a consultation twice, which creates one lead per person', async ({
  page,
}) => {
  const complaints = collectBrowserErrors(page);
  await page.goto(`${origin}/`);
  await hydrated(page);
  await page.getByLabel('Tìm kiếm', { exact: true }).click();
  const field = page.getByRole('banner').getByRole('combobox', { name: /^Tìm sản phẩm/ });
  await field.pressSequentially(MISTYPED, { delay: 20 });
  await expect(page.getByRole('option', { name: /^Sao lưu 3-2-1/ })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/tim-kiem\?q=sao(%20|\+)luw/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sao lưu 3-2-1/ })
    .click();
  await lookAround(page);

  const who = newEnquirer();
  const ask = async (name: string): Promise<void> => {
    const link = page.getByRole('navigation', { name: 'Liên hệ nhanh' }).getByRole('link', { name: /Tạo yêu cầu/ });
    await hoverUntilHydrated(link);
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Đăng ký tư vấn' })).toBeVisible();
    await requestConsultation(page, { ...who, name });
  };
  await ask(who.name);
  await expect(page.getByText('Đã gửi yêu cầu tư vấn thành công')).toBeVisible();
  expect(await leadsOf(who.name)).toBe(1);
  await page.goto(`${origin}/danh-sach-bai-viet`);
  await hydrated(page);
  await ask(who.name);
  expect(await leadsOf(who.name)).toBe(1);
  const other = `${who.name} em`;
  await page.goto(`${origin}/`);
  await hydrated(page);
  await ask(other);
  expect([await leadsOf(who.name), await leadsOf(other)]).toEqual([1, 1]);
  expect(complaints()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-01 ROUTE-31 ROUTE-32 ROUTE-36 CNS-03 CNS-05 the same reader uses plain links and forms', async ({
    page,
  }) => {
    await page.goto(`${origin}/`);
    await page.getByLabel('Tìm kiếm', { exact: true }).click();
    const search = page.getByRole('banner').locator('details[open]');
    await search.locator('input[type="search"]').fill(MISTYPED);
    await search.getByRole('button', { name: 'Tìm' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sao lưu 3-2-1/ })
      .click();
    await lookAround(page);

    const who = newEnquirer();
    const ask = async (name: string): Promise<void> => {
      await page
        .getByRole('navigation', { name: 'Liên hệ nhanh' })
        .getByRole('link', { name: /Tạo yêu cầu/ })
        .click();
      await expect(page).toHaveURL(/\/dang-ky-tu-van/);
      await requestConsultation(page, { ...who, name });
    };
    await ask(who.name);
    await expect(page.getByText('Đã gửi yêu cầu tư vấn thành công')).toBeVisible();
    await ask(who.name);
    expect(await leadsOf(who.name)).toBe(1);
    const other = `${who.name} em`;
    await ask(other);
    expect([await leadsOf(who.name), await leadsOf(other)]).toEqual([1, 1]);
  });
});
