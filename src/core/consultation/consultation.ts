import type { IdempotencyKey } from '#core/shared/ids.ts';

/** The visitor's form input. [CNS-01] */
export type ConsultationRequest = {
  readonly name: string;
  readonly phone: string;
  /** May be empty. */
  readonly email: string;
  readonly note: string;
};

/** Subject of the request: the page it was sent from and, where applicable, a product with term and configuration. */
export type ConsultationSubject = {
  /** Path of the page; defaults to the consultation page. */
  readonly path: string;
  /** Product slug; may be empty. */
  readonly product: string;
  /** Configuration in the product page's query format, such as `time=12&count=2`; may be empty. */
  readonly configuration: string;
};

export type SubmitConsultationCommand = ConsultationRequest &
  ConsultationSubject & { readonly idempotencyKey: IdempotencyKey };

/** Identifies the sender; the ticket remembers it for ten minutes. [CNS-05] */
export type TicketPerson = Pick<ConsultationRequest, 'name' | 'phone' | 'email'>;

/** [CNS-07, spec 9] */
export const PRIORITY = 'MEDIUM';
export const WORK_EFFORT_TYPE = '1002';
