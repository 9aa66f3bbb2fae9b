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
 * Documents of the visitor's domains, guests included; another visitor's are `not-found`. Refusals:
 * `status-not-allowed` after submission, `bad-image`, `pdf-not-accepted`, `file-infected`, `bad-input` when incomplete.
 * Writes are idempotent. [DOM-02, ROUTE-34, ROUTE-35]
 */
export type RegistrantDocumentsGateway = {
  /** Domains that require documents, newest first. */
  readonly list: () => Promise<Result<readonly RegistrantDocumentsRow[], PortFailure>>;
  readonly load: (id: ServiceId) => Promise<Result<RegistrantDocuments, PortFailure>>;
  /** Omitted fields stay unchanged. */
  readonly save: (
    id: ServiceId,
    draft: { readonly registrant: RegistrantType | null; readonly fields: RegistrantFieldValues },
  ) => Promise<Result<void, PortFailure>>;
  /** base64 of at most 5 MB; replaces the previous file. */
  readonly upload: (id: ServiceId, document: DocumentType, file: string) => Promise<Result<void, PortFailure>>;
  /** `consent` is the version of the accepted text. */
  readonly submit: (id: ServiceId, consent: number) => Promise<Result<void, PortFailure>>;
};
