import { expect, test } from 'vitest';
import type { InvoiceRecord, SalesRecord } from '#contracts/desk/invoice-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { mailsTo } from '#test/consultation/backend-crm.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';

import { readPdf } from '#test/kit/servers/read-pdf.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { account } from '#test/services/ending/ending-subject.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { deskVisitor } from '../desk-visitor.ts';

const right = {
  name: 'Công ty TNHH Hoa Sữa',
  taxCode: '0101243150',
  address: '5 Phố Huế, Hà Nội',
  email: 'ke-toan@hoasua.example.vn',
  phone: '',
};

eachBackend('invoices that replace others', (backend) => {
  const begin = async () => {
    const subject = await wireEndingSubject(backend);
    const [service] = await runServices(subject);
    const member = await enterStaff(backend);
    const desk = deskVisitor(member);
    const invoicesOf = async () => (await desk.read<OrderRecord>('orders', service.orderId)).body.invoices;
    const [first] = await invoicesOf();
    const id = first?.id ?? '';
    const read = async (which: string) => (await desk.read<InvoiceRecord>('invoices', which)).body;
    const replace = (which: string, fields: object = {}) =>
      desk.send<InvoiceRecord>('invoices', `/${which}/replace`, { ...right, reason: 'Sai mã số thuế', ...fields });
    const textOf = async (which: string) =>
      readPdf(Buffer.from(await (await member.read(`/invoices/${which}/pdf`)).arrayBuffer())).replaceAll('\n', ' ');
    return { subject, service, desk, id, read, replace, invoicesOf, textOf };
  };

  test('PAY-04 a wrong buyer is replaced: both name each other, the amounts stay, and the month counts them once', async () => {
    const { subject, service, desk, id, read, replace, invoicesOf, textOf } = await begin();
    const old = await read(id);
    const [first] = unwrap(await subject.invoices.newestByOrder(service.orderId));
    const replacedName = { series: first?.series, number: first?.number, date: first?.date };
    const month = isoDayAt(old.issuedAt).slice(0, 7);
    const turnover = async () => (await desk.read<SalesRecord>('sales', month)).body;
    const before = await turnover();
    const { status, body } = await replace(id);
    expect([status, body.isReplaced, body.mayReplace]).toEqual([200, true, false]);
    const made = await read(body.replacedBy?.id ?? '');
    const { net, exempt, vat, gross } = old;
    expect(made).toMatchObject({ buyer: right.name, taxCode: right.taxCode, replaces: old.number, replacesId: id });
    expect(made).toMatchObject({ net, exempt, vat, gross, isReplaced: false, mayReplace: true });
    expect(await turnover()).toMatchObject({ gross: before.gross, vat: before.vat, invoices: before.invoices });
    expect((await invoicesOf()).map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
    expect(await textOf(made.id)).toContain('Thay thế cho hoá đơn số');
    expect(await textOf(id)).toContain('Đã bị thay thế bởi hoá đơn số');
    // Customers see the one that stands, also by the old link.
    expect(unwrap(await subject.invoices.newestByOrder(service.orderId))).toEqual([
      expect.objectContaining({ id: made.id, adjusts: null, replaces: replacedName }),
    ]);
    expect((await mailsTo(backend, right.email)).join()).toContain('hoá đơn');
  });

  test('PAY-04 one invoice is replaced once, of two members one does, and its replacement in turn', async () => {
    const { id, read, replace } = await begin();
    const both = await Promise.all([replace(id), replace(id, { name: 'Công ty Khác' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const next = (await read(id)).replacedBy?.id ?? '';
    expect((await replace(next, { name: 'Công ty Thứ Ba' })).status).toBe(200);
    expect((await replace(next)).status).toBe(409);
  });

  test('PAY-04 the same buyer, a wrong one and a lowered invoice are refused; a refund lowers the one that stands', async () => {
    const { service, desk, id, read, replace, invoicesOf } = await begin();
    for (const [field, wrong] of [
      ['taxCode', { taxCode: '123' }],
      ['name', { name: '' }],
      ['reason', { reason: ' ' }],
      ['email', { email: 'khong' }],
    ] as const) {
      const refused = await replace(id, wrong);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
    }
    const made = (await replace(id)).body.replacedBy?.id ?? '';
    expect((await replace(made)).status).toBe(409);
    const asked = await desk.send<ServiceRecord>('services', `/${service.id}/refund-part`, {
      amount: 5_000,
      reason: 'Thiện chí',
      keepsService: true,
      ...account,
    });
    const refund = asked.body.partRefunds[0]?.id ?? '';
    for (const deed of ['confirm', 'paid'])
      expect((await desk.send('refunds', `/${refund}/${deed}`, {})).status).toBe(200);
    const lowering = (await invoicesOf()).find(({ gross }) => gross < 0);
    expect(await read(lowering?.id ?? '')).toMatchObject({ adjustsId: made, buyer: right.name, replaces: '' });
    for (const which of [made, lowering?.id ?? ''])
      expect((await replace(which, { name: 'Công ty Tư' })).status).toBe(409);
  });
});
