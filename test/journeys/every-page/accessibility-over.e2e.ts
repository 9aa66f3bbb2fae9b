import { consentBar } from '#test/journeys/first-visit.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { hoverUntilHydrated } from '#test/journeys/purchase.ts';
import { openQuickShop } from '#test/journeys/site/quick-shop.ts';
import { accessibilityChecker } from './accessibility-checker.ts';

/** Lets the test inject axe; nothing else needs the bypassed policy. */
test.use({ bypassCSP: true });

test('LAY-01 CON-01 CHAT-04 the consent questions and their choices meet WCAG 2.2 AA, light and dark', async ({
  page,
}) => {
  const { look, lookAt, end } = accessibilityChecker(page);
  const shop = await openQuickShop({ TAG_MANAGER_ID: 'GTM-ABC1234' });
  try {
    await lookAt(`${shop.origin}/danh-sach-bai-viet`);
    await expect(consentBar(page)).toBeVisible();
    await look('the question of consent');
    await page.getByRole('button', { name: /^Live Chat/ }).click();
    await expect(page.getByRole('button', { name: 'Đồng ý và mở chat' })).toBeVisible();
    await look('the question of the chat');
    await page.getByRole('button', { name: 'Để sau' }).click();
    await consentBar(page).getByRole('button', { name: 'Tuỳ chỉnh' }).click();
    await expect(page.getByRole('dialog', { name: 'Tuỳ chọn riêng tư' })).toBeVisible();
    await look('the choices');
  } finally {
    await shop.stop();
  }
  end();
});

test.describe('overlays', () => {
  test.use({ overlays: 'due' });
  test('LAY-01 LAY-08 VCH-01 BAN-02 BAN-04 CNS-01 overlays meet WCAG 2.2 AA, light and dark', async ({ page }) => {
    const { look, lookAt, end } = accessibilityChecker(page);
    await lookAt('/danh-sach-bai-viet', 'before an overlay');
    for (const label of ['Giới thiệu từ cửa hàng', /Voucher Giảm Giá/]) {
      // A strip on phones.
      const cover = page.getByRole('dialog', { name: label }).or(page.getByRole('complementary', { name: label }));
      await expect(cover).toBeVisible();
      await look(`over the page: ${label}`);
      await cover.getByRole('button', { name: /^Đóng/ }).click();
      await page.evaluate(() => sessionStorage.removeItem('visit-interrupted'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: /trang chủ/ })
        .click();
      await expect(page).toHaveURL(/:\d+\/$/);
    }
    const icon = page.getByRole('complementary', { name: 'Giới thiệu', exact: true });
    await expect(icon).toBeVisible();
    await look('the floating icon');
    const link = page.getByRole('navigation', { name: 'Liên hệ nhanh' }).getByRole('link').nth(1);
    await hoverUntilHydrated(link);
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Đăng ký tư vấn' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(page.getByText('Vui lòng nhập thông tin').first()).toBeVisible();
    await look('the form for advice with errors');
    end();
  });
});
