import { expect, test } from 'vitest';
import type { InvoiceRecord } from '#contracts/desk/invoice-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { OrderId, ServiceId } from '#core/shared/ids.ts';
import { eachBackend, mailsAbout, runSql } from '#test/kit/backends/backends.ts';
import { readPdf } from '#test/kit/servers/read-pdf.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { createRenewalOrder, loadRenewals, pay, totalOfOffers } from '#test/services/changes/change-subject.ts';
import { ask, passDays, runAtNoon } from '#test/services/ending/ending-subject.ts';
import { requestOf, wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { listServices } from '#test/services/service-subject.ts';
import { deskVisitor } from '../desk-visitor.ts';

const parts = ['net', 'exempt', 'vat', 'gross'] as const;

eachBackend('invoices that lower others', (backend) => {
  const begin = async (lines?: readonly NewLine[]) => {
    const subject = await wireEndingSubject(backend);
    const service = await runAtNoon(subject, lines);
    const invoicesOf = async (id: OrderId): Promise<readonly Invoice[]> =>
      unwrap(await subject.invoices.newestByOrder(id));
    const payBack = async (id: ServiceId) => {
      unwrap(await ask(subject, id));
      const request = await requestOf(backend, id);
      const desk = deskVisitor(await enterStaff(backend));
      const statuses: number[] = [];
      for (const deed of ['confirm', 'paid', 'paid'])
        statuses.push((await desk.send('refunds', `/${request.id}/${deed}`, {})).status);
      expect(statuses).toEqual([200, 200, 409]);
      return request;
    };
    return { subject, service, invoicesOf, payBack };
  };

  test('PAY-04 SVC-01 a refund in part makes one invoice with negative lines, at the rate and with the number of the first', async () => {
    const { subject, service, invoicesOf, payBack } = await begin();
    await passDays(subject, 3);
    const request = await payBack(service.id);
    const [first, lowering, ...more] = await invoicesOf(service.orderId);
    if (!first || !lowering) throw new Error('no adjusting invoice');
    expect(more).toEqual([]);
    for (const part of parts) expect(lowering.totals[part] + Number(request[part])).toBe(0);
    expect(first.totals.gross + lowering.totals.gross).toBeGreaterThan(0);
    expect(lowering.lines.map(({ vatPercent }) => vatPercent)).toEqual([first.lines[0]?.vatPercent]);
    expect(lowering).toMatchObject({
      series: first.series,
      buyer: first.buyer,
      seller: first.seller,
      paymentId: null,
      adjusts: { series: first.series, number: first.number, date: first.date },
    });
    expect(lowering.number).toBeGreaterThan(first.number);
    const member = await enterStaff(backend);
    const desk = deskVisitor(member);
    const printed = await member.read(`/invoices/${lowering.id}/pdf`);
    const text = readPdf(Buffer.from(await printed.arrayBuffer())).replaceAll('\n', ' ');
    const [number, date] = [String(first.number).padStart(7, '0'), formatDate(first.date)];
    expect(text).toContain(`Điều chỉnh giảm cho hoá đơn số ${number} ký hiệu ${first.series} ngày ${date}`);
    const mails = await mailsAbout(backend, service.id);
    expect(mails).toContain('kèm hoá đơn điều chỉnh');
    const order = (await desk.read<OrderRecord>('orders', service.orderId)).body;
    expect(order.invoices.map(({ id, gross }) => [id, gross])).toEqual(
      [first, lowering].map(({ id, totals }) => [id, totals.gross]),
    );
    const shown = (await desk.read<InvoiceRecord>('invoices', first.id)).body;
    expect(shown.kept).toBe(first.totals.gross - Number(request.gross));
    expect(shown.adjustments.map(({ id }) => id)).toEqual([lowering.id]);
    expect((await desk.read<InvoiceRecord>('invoices', lowering.id)).body).toMatchObject({
      adjustsId: first.id,
      adjusts: shown.number,
    });
  });

  test('PAY-04 SVC-01 two servers of one line paid back on the first day leave of their invoice what the day cost', async () => {
    const { subject, service, invoicesOf, payBack } = await begin([serverLine(2)]);
    const servers = (await listServices(subject)).filter(({ orderId }) => orderId === service.orderId);
    const requests = [];
    for (const { id } of servers) requests.push(await payBack(id));
    const invoices = await invoicesOf(service.orderId);
    expect(invoices).toHaveLength(3);
    for (const part of parts) {
      const kept = invoices.reduce((sum, { totals }) => sum + totals[part], 0);
      const [first] = invoices;
      expect(kept).toBe((first?.totals[part] ?? 0) - requests.reduce((sum, each) => sum + Number(each[part]), 0));
      expect(kept).toBeGreaterThanOrEqual(0);
    }
  });

  test('PAY-04 SVC-01 a renewed service is paid back from both of its invoices, each lowered by its share', async () => {
    const { subject, service, invoicesOf, payBack } = await begin();
    const offers = await loadRenewals(subject);
    const renewal = await createRenewalOrder(subject, [service.id], totalOfOffers(offers, [service.id]));
    await pay(subject, renewal.id);
    const request = await payBack(service.id);
    const made = await Promise.all([service.orderId, renewal.id].map(invoicesOf));
    expect(made.map((invoices) => invoices.length)).toEqual([2, 2]);
    for (const part of parts) {
      const lowered = made.flat().filter(({ adjusts }) => adjusts !== null);
      expect(lowered.reduce((sum, { totals }) => sum + totals[part], 0) + Number(request[part])).toBe(0);
      for (const invoices of made)
        expect(invoices.reduce((sum, { totals }) => sum + totals[part], 0)).toBeGreaterThanOrEqual(0);
    }
  });

  test('PAY-04 numbers of a series have no gap', async () => {
    const { service, payBack } = await begin();
    await payBack(service.id);
    const series = await runSql(backend, 'select series, count(*), max(number) as last from invoices group by series');
    expect(series.length).toBeGreaterThan(0);
    for (const { series: name, count, last } of series) expect([name, Number(count)]).toEqual([name, Number(last)]);
  });
});
