import { newcomer } from '#test/journeys/customers/customer.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { orderAsGuest } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { openStaffPage } from './staff-page.ts';

test('staff find the mails of an order by its number, and look at a template as its reader gets it', async ({
  page,
  browser,
}, { project }) => {
  const { email } = newcomer();
  const number = await orderAsGuest(page, origin, { email });
  const staff = await openStaffPage(browser);
  if (project.use.viewport) await staff.setViewportSize(project.use.viewport);

  await staff.goto('/desk#/mails');
  await staff.getByLabel('Người nhận, tiêu đề hoặc mã đơn').fill(number);
  const main = staff.getByRole('main');
  await expect(main.getByText('Đã thanh toán')).toHaveCount(0);
  const received = main.getByText(/Đã nhận đơn/);
  await expect(received).toHaveCount(1);
  await received.click();
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('Chờ gửi')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Gửi lại' })).toHaveCount(0);

  await staff.goto('/desk#/mail-samples/order-received/show');
  const mail = staff.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Bản chữ' })).toBeVisible();
  await staff.context().close();
});
