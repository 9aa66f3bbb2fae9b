import type { PortFailure } from '#core/shared/failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  DocumentType,
  RegistrantDocuments,
  RegistrantDocumentsRow,
  RegistrantFieldValues,
  RegistrantType,
} from './registrant-documents.ts';

/**
 * Registrant documents of the visitor's domains, for guests too; another visitor's are `not-found`. Refusals:
 * `status-not-allowed` after submission, `bad-image` for an unreadable file, `bad-input` for incomplete documents.
 * Every write is safe to retry. [DOM-02, ROUTE-34, ROUTE-35]
 */
export type RegistrantDocumentsGateway = {
  /** Domains that require registrant documents, newest first. */
  readonly list: () => Promise<Result<readonly RegistrantDocumentsRow[], PortFailure>>;
  readonly load: (id: ServiceId) => Promise<Result<RegistrantDocuments, PortFailure>>;
  /** Stores fields as typed; omitted fields stay unchanged. */
  readonly save: (
    id: ServiceId,
    draft: { readonly registrant: RegistrantType | null; readonly fields: RegistrantFieldValues },
  ) => Promise<Result<void, PortFailure>>;
  /** `file`: base64 of at most 5 MB. Replaces the previous file. */
  readonly upload: (id: ServiceId, document: DocumentType, file: string) => Promise<Result<void, PortFailure>>;
  /** Submits the documents with the version of the accepted consent text. */
  readonly submit: (id: ServiceId, consent: number) => Promise<Result<void, PortFailure>>;
};
