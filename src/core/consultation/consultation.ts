import type { IdempotencyKey } from '#core/shared/ids.ts';

/** [CNS-01] */
export type ConsultationRequest = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly note: string;
};

/** The page, and optionally a product with term and configuration. */
export type ConsultationSubject = {
  /** Defaults to the consultation page. */
  readonly path: string;
  /** Slug; may be empty. */
  readonly product: string;
  /** A product page's query, such as `time=12&count=2`; may be empty. */
  readonly configuration: string;
};

export type SubmitConsultationCommand = ConsultationRequest &
  ConsultationSubject & { readonly proof: string; readonly idempotencyKey: IdempotencyKey };

/** The sender, whom the ticket remembers for ten minutes. [CNS-05] */
export type TicketPerson = Pick<ConsultationRequest, 'name' | 'phone' | 'email'>;

/** [CNS-07, spec 9] */
export const PRIORITY = 'MEDIUM';
export const WORK_EFFORT_TYPE = '1002';
