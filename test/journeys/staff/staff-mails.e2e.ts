import { newcomer } from '#test/journeys/customers/customer.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { orderAsGuest } from '#test/journeys/purchase.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { openStaffPage, searchStaffPage } from './staff-page.ts';

test('staff find the mails of an order by its number, and look at every template as HTML and text', async ({
  page,
  browser,
}, { project }) => {
  const { email } = newcomer();
  const number = await orderAsGuest(page, origin, { email });
  const staff = await openStaffPage(browser);
  if (project.use.viewport) await staff.setViewportSize(project.use.viewport);

  await searchStaffPage(staff, '/mails', number);
  const row = staff.locator('tr').filter({ hasText: number });
  await expect(row).toContainText('Đã nhận đơn');
  await expect(row).toContainText(email);
  await expect(row).toContainText('Chờ gửi');
  await expect(row.getByRole('button', { name: 'Gửi lại' })).toHaveCount(0);

  await staff.goto('/mails');
  await staff.getByRole('link', { name: 'Xem mẫu thư' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Mẫu thư' })).toBeVisible();
  const templates = await staff
    .getByRole('link', { name: 'HTML' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(templates.length).toBeGreaterThan(30);
  for (const template of templates) {
    const answer = await staff.request.get(template);
    expect([template, answer.status()]).toEqual([template, 200]);
    expect(await answer.text()).toContain('</h1>');
  }
  await staff.goto(`${templates[0]}?as=text`);
  await expect(staff.locator('pre')).not.toBeEmpty();
  await staff.context().close();
});
