import type {
  RegistrantDocuments,
  RegistrantDocumentsRow,
  StoredDocument,
} from '#core/domains/documents/registrant-documents.ts';

/** Registrant documents: needs a token of owner or ordering guest, else NOT_FOUND. Times in ms since 1970. [DOM-02] */

/** GET /domain-papers/v1/papers */
export type PapersListAnswer = {
  readonly data: readonly (Omit<RegistrantDocumentsRow, 'id'> & { readonly id: string })[];
};

/** GET /domain-papers/v1/papers/{id}; also PUT …/draft, PUT …/documents/{document} and POST …/send. */
export type PapersAnswer = {
  readonly data: Omit<RegistrantDocuments, 'id' | 'documents'> & {
    readonly id: string;
    readonly documents: readonly StoredDocument[];
  };
};

/** PUT /domain-papers/v1/papers/{id}/draft; omitted fields stay unchanged. */
export type PapersDraftBody = Pick<RegistrantDocuments, 'registrant' | 'fields'>;

/** PUT /domain-papers/v1/papers/{id}/documents/{document}: JPEG, PNG, WebP or PDF in base64, at most 5 MB. */
export type PapersDocumentBody = { readonly file: string };

/** POST /domain-papers/v1/papers/{id}/send: version of the accepted consent text. */
export type PapersSendBody = { readonly consent: number };

export * from '#core/domains/documents/registrant-documents.ts';
