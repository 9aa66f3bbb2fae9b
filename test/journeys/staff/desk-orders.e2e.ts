import { expect, test } from '#test/journeys/journey.ts';
import { openStaffPage } from './staff-page.ts';

test('staff place an order for a caller, write a note, find it by telephone and take cash for it', async ({
  browser,
}) => {
  const page = await openStaffPage(browser);
  const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await page.goto('/desk#/orders/create');
  await page.getByLabel('Họ tên').fill('Trịnh Thị Sen');
  await page.getByLabel('Điện thoại').fill(phone);
  await page.getByLabel('Email *', { exact: true }).fill(`sen-${phone}@example.vn`);
  await page.getByRole('button', { name: 'Tính tổng tiền' }).click();
  await expect(page.getByLabel('Sản phẩm *')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Sản phẩm *').fill('SSD 4');
  await page.getByRole('option', { name: 'Cloud Server SSD 4' }).first().click();
  await page.getByRole('combobox', { name: /^Kỳ hạn/ }).click();
  await page.getByRole('option', { name: /^3 tháng/ }).click();
  await page.getByRole('button', { name: 'Tính tổng tiền' }).click();
  const sum = page.getByRole('status').filter({ hasText: 'Cloud Server SSD 4' });
  const sumBefore = await sum
    .getByText(/^[\d.]+đ$/)
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  const number = page.getByRole('heading', { level: 1, name: /DH\d{12,}/ });
  await expect(number).toBeVisible();
  const name = (await number.textContent()) ?? '';

  await page.getByRole('button', { name: 'Ghi chú' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Ghi chú nội bộ *').fill('Khách cần trước 9 giờ');
  await form.getByRole('button', { name: 'Ghi chú' }).click();
  await expect(page.getByRole('list', { name: 'Nhật ký của đơn' })).toContainText('Khách cần trước 9 giờ');

  await page.getByRole('menuitem', { name: 'Hôm nay' }).click();
  await page.getByRole('combobox', { name: 'Tìm khắp nơi' }).fill(phone);
  await page.getByRole('option', { name: /DH\d{12,}/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const due = await page
    .getByText(/^[\d.]+đ$/)
    .first()
    .textContent();
  expect(due).toBe(sumBefore);

  await page.getByRole('button', { name: 'Thu tiền mặt' }).click();
  await form.getByLabel('Số tiền đã thu, đồng *').fill((due ?? '').replaceAll(/\D/g, ''));
  await form.getByLabel('Số phiếu thu *').fill('PT-01');
  await form.getByRole('button', { name: 'Thu tiền mặt' }).click();
  const events = page.getByRole('list', { name: 'Nhật ký của đơn' });
  await expect(events).toContainText('Thanh toán: Tiền mặt · PT-01');
  await expect(events).toContainText('Đã nhận thanh toán');
  await page.context().close();
});
