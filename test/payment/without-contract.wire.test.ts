import Papa from 'papaparse';
import { expect, inject, test } from 'vitest';
import type { BankFileRecord } from '#contracts/desk/bank-file-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { placeOrder } from '#test/desk/place-order.ts';
import { startNewProduction } from '#test/kit/backends/production-backend.ts';
import { enterAsAdministrator } from '#test/staff/staff-office.ts';

const head = ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Số dư', 'Mô tả'];

test.runIf(inject('postgres') !== null)(
  'PAY-01 PAY-02 without a contract with VNPAY an order is paid by a transfer that a statement of the bank tells of',
  async () => {
    const backend = await startNewProduction(inject('postgres') ?? '', { GATEWAY_SECRET: '', VNPAY_TMN_CODE: '' });
    try {
      const desk = deskVisitor(await enterAsAdministrator(backend));
      const { id, number } = await placeOrder(backend, 'Người chuyển khoản');
      const { due, isPaid } = (await desk.read<OrderRecord>('orders', id)).body;
      expect([due > 0, isPaid]).toEqual([true, false]);
      const forged = new URLSearchParams({ vnp_TxnRef: id, vnp_Amount: String(due * 100), vnp_ResponseCode: '00' });
      const known = await fetch(`${backend.publicUrl}/payment-hub/notify?${forged}`);
      expect(await known.json()).toMatchObject({ RspCode: '97' });
      const today = isoDayAt(backend.deps.clock.now()).split('-').toReversed().join('/');
      const rows = [['SAO KÊ'], head, ['1', today, 'FT2600000001', '', String(due), '', `${number} chuyen tien`]];
      const base64 = Buffer.from(`\uFEFF${Papa.unparse(rows)}`).toString('base64');
      const file = (await desk.send<BankFileRecord>('bank-files', '', { name: 'sao-ke.csv', base64 })).body;
      expect(file.rows.map(({ effect }) => effect)).toEqual(['match']);
      await desk.send('bank-files', `/${file.id}/apply`, { plan: file.plan });
      const after = (await desk.read<OrderRecord>('orders', id)).body;
      expect([after.isPaid, after.due, after.invoices.length]).toEqual([true, 0, 1]);
    } finally {
      await backend.close();
    }
  },
);
