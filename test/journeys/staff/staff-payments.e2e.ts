import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signedVnpayFields } from '#backend/payments/providers/vnpay/signature.ts';
import { newcomer } from '#test/journeys/customers/customer.ts';
import { expect, type Page, test } from '#test/journeys/journey.ts';
import { customer, orderAsGuest } from '#test/journeys/purchase.ts';
import { origin, ownDataDir, publicServices } from '#test/journeys/site/origins.ts';
import { openStaffPage } from './staff-page.ts';

/** Of this run only, in the form that people type. */
const newPhone = (): string => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Orders a server as a guest and stays at its payment; returns the order's number and total. */
const order = async (page: Page, phone: string): Promise<{ readonly number: string; readonly total: number }> => {
  const number = await orderAsGuest(page, origin, { phone, email: newcomer().email });
  const code = await page.getByRole('img', { name: /^Mã VietQR, số tiền/ }).ariaSnapshot();
  return { number, total: Number(code.replaceAll(/\D/g, '')) };
};

/** The bank reports money that names no payment of the shop; returns the bank's number of the transfer. */
const sendMoney = async (amount: number, content: string): Promise<string> => {
  const secrets = JSON.parse(await readFile(join(ownDataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const transfer = `14${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`;
  const fields = {
    vnp_TmnCode: 'CHMAY001',
    vnp_Amount: String(amount * 100),
    vnp_BankCode: 'MHB',
    vnp_PayDate: '20261123100000',
    vnp_ResponseCode: '00',
    vnp_TransactionNo: transfer,
    vnp_TransactionStatus: '00',
    vnp_TxnRef: '0'.repeat(32),
    vnp_OrderInfo: content,
  };
  const query = new URLSearchParams(signedVnpayFields(fields, secrets.GATEWAY_SECRET ?? ''));
  const answer = await fetch(`${publicServices}/payment-hub/notify?${query}`);
  expect(await answer.json()).toMatchObject({ RspCode: '01' });
  return transfer;
};

test('PAY-02 staff find an order by phone and match a transfer that came without a payment; the customer sees the order paid', async ({
  page,
  browser,
}, { project }) => {
  const phone = newPhone();
  const { number, total } = await order(page, phone);
  const transfer = await sendMoney(total, `${number} ${customer.name}`);

  const staff = await openStaffPage(browser);
  if (project.use.viewport) await staff.setViewportSize(project.use.viewport);
  await staff.goto('/desk#/orders');
  await staff
    .getByLabel('Số đơn, điện thoại, email, tên miền')
    .fill(`${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`);
  await staff.getByText(number).click();
  await expect(staff.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(staff.getByText('Chưa thanh toán')).toBeVisible();
  const orderPage = staff.url();

  await staff.goto('/desk#/transfers');
  await staff.getByLabel('Mã giao dịch hoặc nội dung chuyển khoản').fill(transfer);
  await staff.getByText(transfer).click();
  await staff.getByRole('button', { name: 'Khớp với đơn' }).click();
  const form = staff.getByRole('dialog');
  await expect(form.getByLabel(/^Số đơn hoặc mã nạp/)).toHaveValue(number);
  await form.getByLabel(/^Gõ lại số tiền/).fill(String(total));
  await form.getByRole('button', { name: 'Khớp với đơn' }).click();
  await expect(staff.getByText('Đã khớp', { exact: true })).toBeVisible();
  await staff.goto(orderPage);
  await expect(staff.getByText('Đã thanh toán').first()).toBeVisible();
  await expect(staff.getByText('Đã nhận thanh toán').first()).toBeVisible();
  await staff.context().close();

  await page.reload();
  await expect(page).toHaveURL(/\/dat-hang-thanh-cong\?orderId=/);
  await expect(page.getByText('Thanh toán thành công').first()).toBeVisible();
});
