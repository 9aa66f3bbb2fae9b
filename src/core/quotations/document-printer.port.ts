import type { PortFailure } from '#core/shared/failure.ts';
import type { InvoiceId, QuotationId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { QuotationBuyer } from './quotation-buyer.ts';

export type PdfFile = {
  /** Letters, digits and hyphens, with `.pdf`. */
  readonly name: string;
  /** base64. */
  readonly content: string;
};

/** `not-found` also for another customer's invoice. */
export type DocumentPrinter = {
  /** Addressed to the buyer. */
  readonly quotation: (id: QuotationId, buyer: QuotationBuyer) => Promise<Result<PdfFile, PortFailure>>;
  readonly invoice: (id: InvoiceId) => Promise<Result<PdfFile, PortFailure>>;
};
