import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_TRIES, reportInvoices } from '#backend/electronic-invoices/report-invoices.ts';
import { invoiceReports } from '#backend/payments/invoices/report-schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { InvoiceRecord, InvoiceRow } from '#contracts/desk/invoice-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { readPdf } from '#test/kit/servers/read-pdf.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { FIRM_SECRET, type FirmSystem, openFirmSystem } from '#test/payment/e-invoices/firm-system.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from '../desk-visitor.ts';
import { placeOrder } from '../place-order.ts';

describe('electronic invoices at the desk', () => {
  let firm: FirmSystem;
  let office: Office;
  let member: StaffBrowser;
  let accounting: DeskVisitor;
  beforeAll(async () => {
    firm = await openFirmSystem();
    office = await openOffice('development', {
      EINVOICE_PROVIDER: 'webhook',
      EINVOICE_URL: firm.url,
      EINVOICE_SECRET: FIRM_SECRET,
    });
    member = (await office.invite(['accounting'])).browser;
    accounting = deskVisitor(member);
  });
  afterAll(async () => {
    await office.close();
    await firm.close();
  });

  const payNow = async (): Promise<string> => {
    const { id } = await placeOrder(office.backend, 'Người mua & con');
    const { due } = (await accounting.read<OrderRecord>('orders', id)).body;
    await accounting.send('orders', `/${id}/cash`, { amount: due, receipt: `PT-${id.slice(0, 6)}` });
    return (await accounting.read<OrderRecord>('orders', id)).body.invoices[0]?.id ?? '';
  };
  /** As the job does, without the time between its turns. */
  const turn = () => reportInvoices(office.backend.deps);
  const reportOf = async (id: string) => {
    const [row] = await office.backend.deps.db.select().from(invoiceReports).where(eq(invoiceReports.invoiceId, id));
    return row;
  };
  const dueNow = (id: string) =>
    office.backend.deps.db.update(invoiceReports).set({ nextTryAt: 0 }).where(eq(invoiceReports.invoiceId, id));

  test('PAY-04 an invoice is sent once by many workers, and its number and code are shown and printed', async () => {
    const id = await payNow();
    await Promise.all([turn(), turn(), turn()]);
    expect((await reportOf(id))?.state).toBe('sent');
    const receipt = firm.made().get(id);
    const { body } = await accounting.read<InvoiceRecord>('invoices', id);
    expect(body).toMatchObject({ report: 'sent', maySend: false, officialNumber: receipt?.officialNumber });
    expect(body.authorityCode).toBe(receipt?.authorityCode);
    const pdf = await member.read(`/invoices/${id}/pdf`);
    const text = readPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(text).toContain(receipt?.authorityCode);
    await accounting.send('invoices', `/${id}/report`, {});
    expect((await reportOf(id))?.state).toBe('sent');
  });

  test('PAY-04 what the system cannot take is tried later and later, then waits for a member, who sends it again', async () => {
    await turn();
    const id = await payNow();
    firm.script(...Array.from({ length: MAX_TRIES }, () => ({ status: 503, body: '' })));
    const waits: number[] = [];
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await dueNow(id);
      await turn();
      // In minutes: the try itself takes some of the time.
      waits.push(Math.round((((await reportOf(id))?.nextTryAt ?? 0) - office.backend.deps.clock.now()) / MINUTE_MS));
    }
    expect(waits.slice(0, -1)).toEqual(waits.slice(0, -1).toSorted((a, b) => a - b));
    const failed = await accounting.list<InvoiceRow>('invoices', { filter: { report: 'failed' } });
    expect(failed.body.rows.map((row) => [row.id, row.report])).toEqual([[id, 'failed']]);
    expect((await accounting.read<InvoiceRecord>('invoices', id)).body).toMatchObject({
      reportError: 'HTTP 503',
      maySend: true,
    });
    firm.script();
    expect((await accounting.send('invoices', `/${id}/report`, {})).status).toBe(200);
    await turn();
    expect((await accounting.read<InvoiceRecord>('invoices', id)).body).toMatchObject({
      report: 'sent',
      reportError: '',
    });
  });

  test('PAY-04 a refusal waits for a member at once, with its reason', async () => {
    await turn();
    const id = await payNow();
    firm.script({ status: 422, body: JSON.stringify({ reason: 'Mã số thuế đã đóng' }) });
    await turn();
    expect((await accounting.read<InvoiceRecord>('invoices', id)).body).toMatchObject({
      report: 'failed',
      reportError: 'Mã số thuế đã đóng',
    });
  });

  test('PAY-04 a month is one ZIP with the XML of each of its invoices', async () => {
    const id = await payNow();
    const { db, clock } = office.backend.deps;
    const month = isoDayAt(clock.now()).slice(0, 7);
    const answer = await member.read(`/invoice-files/${month}`);
    expect(answer.headers.get('content-disposition')).toContain(`hoa-don-${month}.zip`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const all = (await db.select().from(invoices)).filter(({ issuedAt }) => isoDayAt(issuedAt).startsWith(month));
    expect(Object.keys(files).toSorted()).toEqual(
      all.map(({ series, number }) => `hoa-don-${series}-${number}.xml`).toSorted(),
    );
    const single = await member.read(`/invoices/${id}/xml`);
    const name = /filename="(.+)"/.exec(single.headers.get('content-disposition') ?? '')?.[1] ?? '';
    expect(strFromU8(files[name] ?? new Uint8Array())).toBe(await single.text());
    for (const path of ['/invoice-files/2026-13', '/invoices/khong-co/xml'])
      expect((await member.read(path)).status).toBe(404);
  });
});

describe('a shop without electronic invoices', () => {
  test('PAY-04 offers no files and sends nothing', async () => {
    const office = await openOffice();
    const { browser } = await office.invite(['accounting']);
    expect((await browser.read('/invoice-files/2026-11')).status).toBe(404);
    const [invoice] = await office.backend.deps.db.select().from(invoices).limit(1);
    const shown = await deskVisitor(browser).read<InvoiceRecord>('invoices', invoice?.id ?? '');
    expect(shown.body).toMatchObject({ report: 'none', hasFile: false, maySend: false });
    await reportInvoices(office.backend.deps);
    expect(await office.backend.deps.db.select().from(invoiceReports)).toEqual([]);
    await office.close();
  });
});
