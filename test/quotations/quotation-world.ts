import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { DocumentPrinter } from '#core/quotations/document-printer.port.ts';
import type { QuotationGateway } from '#core/quotations/quotation-gateway.port.ts';
import type { OrderWorld } from '#test/orders/order-world.ts';

/** A person with the link of a quotation, who can read and print it. */
export type Reader = { readonly quotations: QuotationGateway; readonly printer: DocumentPrinter };

/** A visitor who requests a quotation and orders. */
export type Quoted = Reader & { readonly orders: OrderGateway };

/** Quotations and orders over one service. */
export type QuotationWorld = Pick<OrderWorld, 'now' | 'later' | 'atPrice' | 'withdrawn' | 'runs'> & {
  readonly shopper: () => Promise<Quoted>;
  /** Texts of the mails that wait for this address. */
  readonly mailsTo: (email: string) => Promise<readonly string[]>;
  /** Without any token. */
  readonly nobody: Reader;
};
