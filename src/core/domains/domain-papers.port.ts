import type { PortFailure } from '#core/shared/failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { PaperDocument, PaperFields, Papers, PapersRow, Registrant } from './papers.ts';

/**
 * Registrant documents of the visitor's domains, for guests too; another visitor's are `not-found`. Refusals:
 * `status-not-allowed` after submission, `bad-image` for an unreadable file, `bad-input` for incomplete documents.
 * Every write is safe to retry. [DOM-02, ROUTE-34, ROUTE-35]
 */
export type DomainPapers = {
  /** Domains that require registrant documents, newest first. */
  readonly list: () => Promise<Result<readonly PapersRow[], PortFailure>>;
  readonly load: (id: ServiceId) => Promise<Result<Papers, PortFailure>>;
  /** Stores fields as typed; omitted fields stay unchanged. */
  readonly save: (
    id: ServiceId,
    draft: { readonly registrant: Registrant | null; readonly fields: PaperFields },
  ) => Promise<Result<void, PortFailure>>;
  /** `file`: base64 of at most 5 MB. Replaces the previous file. */
  readonly attach: (id: ServiceId, document: PaperDocument, file: string) => Promise<Result<void, PortFailure>>;
  /** Submits the documents with the version of the accepted consent text. */
  readonly send: (id: ServiceId, consent: number) => Promise<Result<void, PortFailure>>;
};
