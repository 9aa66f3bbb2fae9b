import * as z from 'zod';
import type { GivenDaysRefusal } from '#core/service-rules/given-days.ts';
import { MAX_GIVEN_DAYS } from '#core/shared/paid-term.ts';

/** Days for several services, and why, as their customers read it. */
export const serviceExtensionFields = z.object({
  services: z.array(z.string().min(1).max(64)).min(1).max(500),
  days: z.number().int().min(1).max(MAX_GIVEN_DAYS),
  reason: z.string().trim().min(3).max(200),
});

/** `plan`: of the record that the member saw. */
export const extendServicesFields = z.object({ plan: z.string().max(64) });

export type ServiceExtensionRow = {
  readonly id: string;
  readonly reason: string;
  readonly days: number;
  /** Number of services. */
  readonly count: number;
  readonly madeBy: string;
  readonly madeAt: number;
  /** ms since 1970 UTC; null while it is only planned. */
  readonly doneAt: number | null;
};

/** What becomes of a service. Times in ms since 1970 UTC. */
export type PlannedExtension = {
  /** Of the service. */
  readonly id: string;
  readonly name: string;
  readonly customer: string;
  /** null for one that is gone. */
  readonly endsBefore: number | null;
  /** null where nothing changes. */
  readonly endsAfter: number | null;
  readonly effect: 'extended' | 'gone' | GivenDaysRefusal;
};

export type ServiceExtensionRecord = ServiceExtensionRow & {
  readonly rows: readonly PlannedExtension[];
  /** Services that get the days. */
  readonly extended: number;
  /** Of what the rows say; another one after any change. */
  readonly plan: string;
};
