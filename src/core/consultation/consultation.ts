import type { IdempotencyKey } from '#core/shared/ids.ts';

/** What a visitor types. [CNS-01] */
export type ConsultationRequest = {
  readonly name: string;
  readonly phone: string;
  /** May be empty. */
  readonly email: string;
  readonly note: string;
};

/** What the request is about: the page it was made on, and a product with its term and configuration where there is one. */
export type ConsultationSubject = {
  /** Path of the page; without it the consultation page. */
  readonly path: string;
  /** Slug of a product; empty for none. */
  readonly product: string;
  /** The product's configuration as its page's query says it, such as `time=12&count=2`; empty for none. */
  readonly configuration: string;
};

export type SubmitConsultationCommand = ConsultationRequest &
  ConsultationSubject & { readonly idempotencyKey: IdempotencyKey };

/** Who sent a request: what the ticket remembers for ten minutes. [CNS-05] */
export type TicketPerson = Pick<ConsultationRequest, 'name' | 'phone' | 'email'>;

/** [CNS-07, spec 9] */
export const PRIORITY = 'MEDIUM';
export const WORK_EFFORT_TYPE = '1002';
