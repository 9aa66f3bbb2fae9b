import fc from 'fast-check';
import { expect } from 'vitest';
import { type EInvoiceProvider, NotYet, Refused } from '#backend/electronic-invoices/provider.ts';
import type { Law } from '#test/kit/law.ts';
import { anyInvoice } from './any-invoice.ts';
import type { FirmSystem } from './firm-system.ts';

export type EInvoiceSubject = { readonly provider: EInvoiceProvider; readonly firm: FirmSystem };

const law = (name: string, check: (subject: EInvoiceSubject) => Promise<void>): Law<EInvoiceSubject> => ({
  name: `PAY-04 ${name}`,
  check: async (open) => check(await open()),
});

/** Of providers that send; the others have sent nothing. */
const sending = async (
  { provider, firm }: EInvoiceSubject,
  check: (report: NonNullable<EInvoiceProvider['report']>) => Promise<void>,
): Promise<void> => {
  if (provider.report === null) expect(firm.asked()).toBe(0);
  else await check(provider.report);
};

const sample = () => {
  const [found] = fc.sample(anyInvoice, 1);
  if (!found) throw new Error('no sample');
  return { invoice: found, call: { key: found.invoice.id, now: Date.now() } };
};

const receipt = (text: object) => ({ status: 200, body: JSON.stringify(text) });

/** Laws of every provider of electronic invoices. */
export const eInvoiceLaws: readonly Law<EInvoiceSubject>[] = [
  law('an invoice that is reported again under its key is one invoice, with the same receipt', (subject) =>
    sending(subject, async (report) => {
      for (const stored of fc.sample(anyInvoice, 10)) {
        const call = { key: stored.invoice.id, now: Date.now() };
        const [first, again] = [await report(stored, call), await report(stored, call)];
        expect(again).toEqual(first);
        expect(first.officialNumber).not.toBe('');
        expect(subject.firm.made().get(call.key)).toMatchObject(first);
      }
      expect(subject.firm.made().size).toBe(10);
    }),
  ),
  law('what is sent names the invoice, its totals and its lines as they are', (subject) =>
    sending(subject, async (report) => {
      const { invoice: stored, call } = sample();
      await report(stored, call);
      const { series, number, net, exempt, vat, gross, buyer } = stored.invoice;
      const sent = JSON.parse(subject.firm.made().get(call.key)?.body ?? '{}');
      expect(sent).toMatchObject({ series, number, buyer, totals: { net, exempt, vat, gross } });
      expect(sent.lines).toHaveLength(stored.lines.length);
      expect(sent.xml).toContain(`<TgTTTBSo>${gross}</TgTTTBSo>`);
    }),
  ),
  law('a refusal says why and is final', (subject) =>
    sending(subject, async (report) => {
      const { invoice, call } = sample();
      subject.firm.script({ status: 422, body: JSON.stringify({ reason: 'Mã số thuế đã đóng' }) });
      const failure = await report(invoice, call).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Refused);
      expect(failure).toMatchObject({ message: 'Mã số thuế đã đóng' });
    }),
  ),
  law('whatever else it answers is no receipt, and is asked for again', (subject) =>
    sending(subject, async (report) => {
      const { invoice, call } = sample();
      const wrong = [
        { status: 500, body: '' },
        { status: 503, body: '{"officialNumber":"1","authorityCode":"A"}' },
        { status: 202, body: '' },
        { status: 401, body: '' },
        { status: 404, body: '' },
        { status: 200, body: '' },
        { status: 200, body: 'OK' },
        receipt({}),
        receipt({ officialNumber: '1' }),
        receipt({ officialNumber: ' ', authorityCode: 'A' }),
        receipt({ officialNumber: 1, authorityCode: 'A' }),
        receipt({ officialNumber: '1'.repeat(101), authorityCode: 'A' }),
      ];
      for (const answer of wrong) {
        subject.firm.script(answer);
        expect([answer, await report(invoice, call).catch((error: unknown) => error)]).toEqual([
          answer,
          expect.any(NotYet),
        ]);
      }
    }),
  ),
  law('nothing is followed to another address', (subject) =>
    sending(subject, async (report) => {
      const { invoice, call } = sample();
      subject.firm.script({ status: 307, body: '', location: subject.firm.url });
      await expect(report(invoice, call)).rejects.toThrow();
      expect(subject.firm.made().size).toBe(0);
    }),
  ),
];
