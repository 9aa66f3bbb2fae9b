import type { PortFailure } from '#core/shared/failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { PaperDocument, PaperFields, Papers, PapersRow, Registrant } from './papers.ts';

/**
 * Papers of the names that the visitor has bought, a guest's too; another's are `not-found`. Refusals:
 * `status-not-allowed` once they are sent, `bad-image` for a file that cannot be read, `bad-input` for papers that are not
 * whole. Every write may be sent again. [DOM-02, ROUTE-34, ROUTE-35]
 */
export type DomainPapers = {
  /** Names that need papers, the newest first. */
  readonly list: () => Promise<Result<readonly PapersRow[], PortFailure>>;
  readonly load: (id: ServiceId) => Promise<Result<Papers, PortFailure>>;
  /** Keeps fields as typed; those that are not given stay as they were. */
  readonly save: (
    id: ServiceId,
    draft: { readonly registrant: Registrant | null; readonly fields: PaperFields },
  ) => Promise<Result<void, PortFailure>>;
  /** `file`: base64 of at most 5 MB. It takes the place of the one before. */
  readonly attach: (id: ServiceId, document: PaperDocument, file: string) => Promise<Result<void, PortFailure>>;
  /** Hands them in, with the wording that was agreed to. */
  readonly send: (id: ServiceId, consent: number) => Promise<Result<void, PortFailure>>;
};
