import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { DocumentPrinter } from '#core/quotations/document-printer.port.ts';
import { ok } from '#core/shared/result.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { describeMutants, type Mutants } from '#test/kit/mutants.ts';
import { invoicePdfContract, invoicePdfLaws, type PrintingSubject } from './invoice-pdf.contract.ts';

const open = async (): Promise<PrintingSubject> => {
  const world = memoryWorld();
  const held = newAnonymousToken(world);
  const [own, other, none] = [memoryPorts(world), memoryPorts(world), memoryPorts(world)];
  own.bearer.set(held);
  other.bearer.set(newAnonymousToken(world));
  return {
    shopper: memoryPaymentSubjectOf(world, held),
    printer: own.printer,
    strangers: other.printer,
    nobodys: none.printer,
  };
};

const invoices = (change: (printer: DocumentPrinter) => DocumentPrinter['invoice']) => (subject: PrintingSubject) => ({
  ...subject,
  printer: { ...subject.printer, invoice: change(subject.printer) },
});

const mutants: Mutants<PrintingSubject> = {
  'the file has no name': invoices((printer) => async (id) => {
    const printed = await printer.invoice(id);
    return printed.ok ? ok({ ...printed.value, name: '.pdf' }) : printed;
  }),
  'the file is no PDF': invoices((printer) => async (id) => {
    const printed = await printer.invoice(id);
    return printed.ok ? ok({ ...printed.value, content: btoa('<html>') }) : printed;
  }),
  'another visitor can print the invoice': (subject) => ({ ...subject, strangers: subject.printer }),
};

invoicePdfContract('the documents in memory', open);
describeMutants('PAY-04 the laws reject every mutant of the printer', invoicePdfLaws, open, mutants);
