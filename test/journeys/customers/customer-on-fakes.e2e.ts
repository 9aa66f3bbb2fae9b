import { collectBrowserErrors } from '#test/journeys/every-page/complaints.ts';
import { closeOverlaysOnFakes } from '#test/journeys/first-visit.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { memoryOrigin } from '#test/journeys/site/origins.ts';
import { logIn, logOut } from './customer.ts';

/** The demo customer of the fakes and the seed. */
const demo = { email: 'khach@example.vn', password: 'Thue-May-2026' };

test.beforeEach(({ page }) => closeOverlaysOnFakes(page));

test('ACC-01 ACC-08 GRD-01 on the fakes: the demo customer logs in, sees the portal and logs out', async ({ page }) => {
  const heard = collectBrowserErrors(page);
  await page.goto(`${memoryOrigin}/order`);
  await expect(page).toHaveURL(`${memoryOrigin}/dang-nhap?redirectUrl=%2Forder`);
  await logIn(page, demo);
  await expect(page).toHaveURL(`${memoryOrigin}/order`);
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào, / })).toBeVisible();
  await page.goto(`${memoryOrigin}/quan-ly-tai-khoan`);
  await expect(page.getByRole('main').getByText(demo.email).first()).toBeVisible();
  await logOut(page, memoryOrigin);
  await page.goto(`${memoryOrigin}/service`);
  await expect(page).toHaveURL(`${memoryOrigin}/dang-nhap?redirectUrl=%2Fservice`);
  expect(heard()).toEqual([]);
});

test('ACC-01 LAY-03 LAY-04 on the fakes: a provider’s page returns to the shop, with a refusal or a customer', async ({
  page,
}) => {
  const heard = collectBrowserErrors(page);
  await page.goto(`${memoryOrigin}/dang-nhap`);
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Huỷ' }).click();
  await expect(page.getByText('Đăng nhập thất bại').first()).toBeVisible();
  await expect(page).toHaveURL(`${memoryOrigin}/dang-nhap?redirectUrl=%2Fservice`);
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: /^Phạm Thu Hà/ }).click();
  await expect(page).toHaveURL(`${memoryOrigin}/service`);
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Thu Hà' })).toBeVisible();
  expect(heard()).toEqual([]);
});
