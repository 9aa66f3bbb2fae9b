import type { PortFailure } from '#core/shared/failure.ts';
import type { InvoiceId, QuotationId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A document to keep. */
export type PdfFile = {
  /** What it may be saved as: letters, digits and hyphens, with `.pdf`. */
  readonly name: string;
  /** Its bytes in base64. */
  readonly content: string;
};

/** Prints what the services hold. `not-found` also for an invoice of somebody else. */
export type DocumentPrinter = {
  readonly quotation: (id: QuotationId) => Promise<Result<PdfFile, PortFailure>>;
  readonly invoice: (id: InvoiceId) => Promise<Result<PdfFile, PortFailure>>;
};
