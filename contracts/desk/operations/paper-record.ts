import type { DocumentState, DocumentType } from '#core/domains/documents/registrant-documents.ts';

/** Registrant documents of a domain; times in ms since 1970 UTC. */
export type PaperRow = {
  /** Of the service. */
  readonly id: string;
  readonly domain: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly sentAt: number | null;
  readonly state: DocumentState;
};

export type PaperRecord = PaperRow & {
  /** Why they were returned last time; '' for never. */
  readonly reason: string;
  readonly mayApprove: boolean;
  readonly mayReturn: boolean;
};

/** Who the registrant is. Told on demand, each time with a row of the access log. */
export type PaperDetails = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly files: readonly {
    readonly id: DocumentType;
    readonly title: string;
    readonly isPicture: boolean;
    readonly kilobytes: number;
  }[];
  /** Oldest first. */
  readonly log: readonly { readonly id: string; readonly at: number; readonly text: string; readonly by: string }[];
};
