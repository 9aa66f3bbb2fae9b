import { accessibilityChecker } from './accessibility-checker.ts';
import { presetConsent, revealConsentBar } from './first-visit.ts';
import { expect, test } from './journey.ts';
import { hoverUntilHydrated } from './purchase.ts';

/** Lets the test inject axe; nothing else needs the bypassed policy. */
test.use({ bypassCSP: true });

test('LAY-01 CON-01 the consent question and its choices meet WCAG 2.2 AA, light and dark', async ({ page }) => {
  const { look, lookAt, end } = accessibilityChecker(page);
  await lookAt('/danh-sach-bai-viet');
  const bar = await revealConsentBar(page);
  await look('the question of consent');
  await bar.getByRole('button', { name: 'Tuỳ chỉnh' }).click();
  await expect(page.getByRole('dialog', { name: 'Tuỳ chọn riêng tư' })).toBeVisible();
  await look('the choices');
  end();
});

test('LAY-01 LAY-08 VCH-01 BAN-02 BAN-04 CNS-01 overlays meet WCAG 2.2 AA, light and dark', async ({
  page,
  context,
}) => {
  await presetConsent(context);
  const { look, lookAt, end } = accessibilityChecker(page);
  for (const label of [/Voucher Giảm Giá/, 'Giới thiệu từ Cửa Hàng Mây']) {
    await lookAt('/danh-sach-bai-viet', `before ${label}`);
    const cover = page.getByRole('dialog', { name: label });
    await expect(cover).toBeVisible();
    await look(`over the page: ${label}`);
    await cover.getByRole('button', { name: 'Đóng' }).click();
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
