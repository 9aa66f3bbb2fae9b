import type { PortFailure } from '#core/shared/failure.ts';
import type { InvoiceId, QuotationId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export type PdfFile = {
  /** Letters, digits and hyphens, with `.pdf`. */
  readonly name: string;
  /** base64. */
  readonly content: string;
};

/** `not-found` also for another customer's invoice. */
export type DocumentPrinter = {
  readonly quotation: (id: QuotationId) => Promise<Result<PdfFile, PortFailure>>;
  readonly invoice: (id: InvoiceId) => Promise<Result<PdfFile, PortFailure>>;
};
