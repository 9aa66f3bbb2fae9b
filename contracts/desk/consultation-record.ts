import * as z from 'zod';

/** Progress of a request with the sales team. */
export const leadStages = ['new', 'called', 'done'] as const;
export type LeadStage = (typeof leadStages)[number];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const text = z.string().trim().min(1).max(5_000);

/** `nextCallOn`: a day in Vietnam on which the person is called, null for none. */
export const consultationFields = z.object({ stage: z.enum(leadStages), nextCallOn: day.nullable().default(null) });
export const noteFields = z.object({ text: text });
/** A mail to the person. */
export const replyFields = z.object({ text: text });

/** A request for advice; times in ms since 1970 UTC. */
export type ConsultationRow = {
  readonly id: string;
  readonly name: string;
  readonly person: string;
  readonly phone: string;
  readonly email: string;
  readonly stage: LeadStage;
  /** Name of the member who takes care of it; '' for nobody. */
  readonly owner: string;
  readonly nextCallOn: string | null;
  readonly createdAt: number;
};

export type ConsultationRecord = ConsultationRow & {
  readonly description: string;
  /** Address of the page that it was sent from. */
  readonly page: string;
  readonly answers: readonly { readonly key: string; readonly value: string }[];
  /** Of members, newest first; a mail was sent to the person. */
  readonly notes: readonly {
    readonly id: string;
    readonly kind: 'note' | 'mail';
    readonly at: number;
    readonly by: string;
    readonly text: string;
  }[];
};
