import { restDocumentPrinter } from '#adapters/rest/document-printer.ts';
import { restQuotationGateway } from '#adapters/rest/quotation-gateway.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { readOutbox } from '#test/kit/staff.ts';
import { wireOrderWorld, wireShopper } from '#test/orders/wire-order-world.ts';
import type { QuotationWorld, Reader } from './quotation-world.ts';

/** Quotations and documents for one visitor's request; null sends no token. */
export const wireReader = ({ url }: Pick<TestBackend, 'url'>, held: Token | null): Reader => {
  const bearer = held === null ? null : { get: () => held };
  const rest = serviceClient({ baseUrl: url, bearer, requestId: 'contract-of-quotations' });
  return {
    quotations: restQuotationGateway(rest),
    printer: restDocumentPrinter({ quotations: rest, invoices: rest }),
  };
};

/** The quotations of a backend, through the shop's own adapters. */
export const wireQuotationWorld = (backend: TestBackend) => async (): Promise<QuotationWorld> => {
  const { now, later, atPrice, withdrawn, runs } = await wireOrderWorld(backend)();
  return {
    now,
    later,
    atPrice,
    withdrawn,
    runs,
    shopper: async () => {
      const held = token(await freshToken(backend));
      return { ...wireReader(backend, held), orders: wireShopper(backend.url, held).orders };
    },
    mailsTo: async (email) => (await readOutbox(backend, email)).map(({ text }) => text),
    nobody: wireReader(backend, null),
  };
};
