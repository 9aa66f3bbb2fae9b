import type { PortFailure } from '#core/shared/failure.ts';
import type { InvoiceId, QuotationId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A downloadable document. */
export type PdfFile = {
  /** File name: letters, digits and hyphens, with `.pdf`. */
  readonly name: string;
  /** Content in base64. */
  readonly content: string;
};

/** Renders stored documents as PDF. `not-found` also for another customer's invoice. */
export type DocumentPrinter = {
  readonly quotation: (id: QuotationId) => Promise<Result<PdfFile, PortFailure>>;
  readonly invoice: (id: InvoiceId) => Promise<Result<PdfFile, PortFailure>>;
};
