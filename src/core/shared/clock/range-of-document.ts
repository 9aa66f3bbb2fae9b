import type { TimeRange } from './corrected-clock.ts';

/** `Server-Timing` of a document: when it left the host, and for how long caches may keep it, both ms. */
export const sentTiming = (now: number, keptMs: number): string => `sent;dur=${now};desc="${keptMs}"`;

/** What a browser measured while its document arrived. [Navigation Timing 2; Server Timing] */
export type Arrival = {
  readonly transferSize: number;
  readonly encodedBodySize: number;
  readonly serverTiming?: readonly { readonly name: string; readonly duration: number; readonly description: string }[];
};

/**
 * The range that a document tells, drawn at a time in ms since 1970 UTC: the host and caches may have kept it since.
 * `took`: ms since its request. What the browser had kept, asked for again or not, may be of any age, since it need not
 * put the headers of a 304 in place of the old.
 */
export const rangeOfDocument = (drawnAt: number, arrival: Arrival | undefined, took: number): TimeRange => {
  const isNew = arrival !== undefined && arrival.transferSize > arrival.encodedBodySize;
  const sent = isNew ? arrival.serverTiming?.find(({ name }) => name === 'sent') : undefined;
  if (sent === undefined) return { earliest: drawnAt, latest: Number.POSITIVE_INFINITY };
  return { earliest: Math.max(drawnAt, sent.duration), latest: sent.duration + Number(sent.description) + took };
};
