import type { KeptDocument, Papers, PapersRow } from '#core/domains/papers.ts';

/**
 * Papers of bought names over REST below /domain-papers/v1, beside the cloud service; no public client knows them, so they
 * are shaped here. A token of the owner or of the guest who ordered goes along; another's answer is NOT_FOUND. Times in ms
 * since 1970 UTC. [DOM-02]
 */

/** `GET /domain-papers/v1/papers` */
export type PapersListAnswer = { readonly data: readonly (Omit<PapersRow, 'id'> & { readonly id: string })[] };

/** `GET /domain-papers/v1/papers/{id}`, and what `PUT …/draft`, `PUT …/documents/{document}` and `POST …/send` answer. */
export type PapersAnswer = {
  readonly data: Omit<Papers, 'id' | 'documents'> & {
    readonly id: string;
    readonly documents: readonly KeptDocument[];
  };
};

/** `PUT /domain-papers/v1/papers/{id}/draft`: fields that are left out stay as they were. */
export type PapersDraftBody = Pick<Papers, 'registrant' | 'fields'>;

/** `PUT /domain-papers/v1/papers/{id}/documents/{document}`: base64 of a JPEG, PNG, WebP or PDF of at most 5 MB. */
export type PapersDocumentBody = { readonly file: string };

/** `POST /domain-papers/v1/papers/{id}/send`: number of the wording that was agreed to. */
export type PapersSendBody = { readonly consent: number };

// The service judges papers by the very rules that the shop shows: the checklist belongs to the wire.
export { MAX_PAPER_FILE, problemOfPaperFile } from '#core/domains/paper-file.ts';
export * from '#core/domains/papers.ts';
export { normalPaperField, problemsOfPapers } from '#core/domains/problems-of-papers.ts';
