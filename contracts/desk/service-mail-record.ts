import * as z from 'zod';

/** A mail to the customers of several services. */
export const serviceMailFields = z.object({
  services: z.array(z.string().min(1).max(64)).min(1).max(500),
  subject: z.string().trim().min(3).max(120),
  text: z.string().trim().min(1).max(5_000),
});

/** `plan`: of the record that the member saw. */
export const sendServiceMailFields = z.object({ plan: z.string().max(64) });

export type ServiceMailRow = {
  readonly id: string;
  readonly subject: string;
  /** Number of services. */
  readonly count: number;
  readonly madeBy: string;
  readonly madeAt: number;
  readonly sentAt: number | null;
};

/** What is sent, and what not and why. */
export type PlannedServiceMail = {
  /** Of the service. */
  readonly id: string;
  readonly name: string;
  readonly customer: string;
  readonly email: string;
  readonly effect: 'sent' | 'ended' | 'no-address' | 'gone';
};

export type ServiceMailRecord = ServiceMailRow & {
  readonly text: string;
  readonly rows: readonly PlannedServiceMail[];
  /** Services of one address share one mail. */
  readonly mails: number;
  /** Of what the rows say; another one after any change. */
  readonly plan: string;
};
