import { expect } from 'vitest';
import type { Invoice } from '#core/payment/invoice.ts';
import type { DocumentPrinter } from '#core/quotations/document-printer.port.ts';
import { invoiceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import {
  companyCheckout,
  expectNotFound,
  firstPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  unwrap,
} from '#test/payment/payment-subject.ts';

/** A shopper who pays, their document printer, and another visitor's printer. */
export type PrintingSubject = {
  readonly shopper: PaymentSubject;
  readonly printer: DocumentPrinter;
  readonly strangers: DocumentPrinter;
  readonly nobodys: DocumentPrinter;
};

const invoiceOf = async (shopper: PaymentSubject): Promise<Invoice> => {
  const order = await openOrder(shopper, [serverLine()], companyCheckout);
  await shopper.bank.confirm(unwrap(await firstPayment(shopper, order)).id);
  const [invoice] = unwrap(await shopper.invoices.newestByOrder(order.id));
  if (!invoice) throw new Error('a paid order has no invoice');
  return invoice;
};

/** Laws of every DocumentPrinter for invoices. */
export const invoicePdfLaws: readonly Law<PrintingSubject>[] = [
  {
    name: 'PAY-04 the owner can print an invoice under its series and number',
    check: async (open) => {
      const { shopper, printer } = await open();
      const invoice = await invoiceOf(shopper);
      const printed = unwrap(await printer.invoice(invoice.id));
      expect(printed.name).toBe(`hoa-don-${invoice.series}-${invoice.number}.pdf`);
      expect(atob(printed.content).slice(0, 5)).toBe('%PDF-');
    },
  },
  {
    name: 'PAY-04 ORD-02 only the owner can print an invoice',
    check: async (open) => {
      const { shopper, printer, strangers, nobodys } = await open();
      const { id } = await invoiceOf(shopper);
      expectNotFound(await strangers.invoice(id));
      expect(await nobodys.invoice(id)).toMatchObject({ ok: false, failure: { kind: 'denied' } });
      expectNotFound(await printer.invoice(invoiceId('f'.repeat(32))));
    },
  },
];

/** Runs the laws on one adapter. */
export const invoicePdfContract = (name: string, open: () => Promise<PrintingSubject>): void =>
  describeLaws(`${name} keep the DocumentPrinter contract`, invoicePdfLaws, open);
