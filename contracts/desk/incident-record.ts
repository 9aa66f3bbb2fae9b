import * as z from 'zod';

/** The parts whose state the shop shows; gateways of payment are one of them here. */
export const incidentParts = ['shop', 'orders', 'payment', 'dns', 'mail'] as const;

const text = z.string().trim().min(1).max(2_000);

/** What customers read about a fault. Instants in ISO 8601, UTC; an empty end: it lasts. */
export const incidentFields = z
  .object({
    title: z.string().trim().min(1).max(160),
    text: text,
    parts: z.array(z.enum(incidentParts)).max(incidentParts.length).default([]),
    startedAt: z.iso.datetime({ error: 'Hãy chọn ngày và giờ.' }),
    endedAt: z.iso.datetime({ error: 'Hãy chọn ngày và giờ.' }).nullable().default(null),
  })
  .refine(({ startedAt, endedAt }) => endedAt === null || Date.parse(endedAt) >= Date.parse(startedAt), {
    path: ['endedAt'],
    error: 'Lúc kết thúc phải sau lúc bắt đầu.',
  });

export const incidentUpdateFields = z.object({ text: text });

/** Times in ms since 1970 UTC. */
export type IncidentListRow = {
  readonly id: string;
  readonly title: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly state: 'open' | 'ended';
};

export type IncidentRecord = z.output<typeof incidentFields> & {
  readonly id: string;
  readonly updates: readonly { readonly at: number; readonly text: string }[];
};
