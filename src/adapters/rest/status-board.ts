import * as z from 'zod/mini';
import { amount, converted, filled } from '#adapters/replies/schema.ts';
import { STATUS_PATH, type StatusAnswer } from '#contracts/rest/status-rest.ts';
import type { StatusBoard } from '#core/status/status-board.port.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const answer: Schema<StatusAnswer> = z.object({
  data: z.object({
    now: amount,
    parts: z.array(
      z.object({
        id: filled,
        days: z.array(z.object({ day: amount, up: amount, down: amount })),
        latest: z.nullable(z.object({ at: amount, isUp: z.boolean() })),
      }),
    ),
    incidents: z.array(
      z.object({
        id: filled,
        title: z.string(),
        text: z.string(),
        parts: z.array(z.string()),
        startedAt: amount,
        endedAt: z.nullable(amount),
        updates: z.array(z.object({ at: amount, text: z.string() })),
      }),
    ),
  }),
});
const report = converted(answer, ({ data }) => data);

/** The storefront service, /v1/status. [StatusBoard] */
export const restStatusBoard = ({ rest }: Pick<ServiceClient, 'rest'>): StatusBoard => ({
  load: () => rest('GET', STATUS_PATH, { schema: report }),
});
