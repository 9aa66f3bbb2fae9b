import type { TimeRange } from './corrected-clock.ts';

/** `Server-Timing` of a document: when it left the host, and for how long caches may keep it, both ms. */
export const sentTiming = (now: number, keptMs: number): string => `sent;dur=${now};desc="${keptMs}"`;

/** What a browser measured while its document arrived. [Navigation Timing 2; Server Timing] */
type Arrival = {
  readonly transferSize: number;
  readonly serverTiming?: readonly { readonly name: string; readonly duration: number; readonly description: string }[];
};

/**
 * The range that a document tells. `drawnAt`: ms since 1970 UTC; host and caches may have kept it since. `took`: ms since
 * its request. A copy that the browser revalidated has the headers of the 304. One that it shows without a request
 * (`transferSize` 0) may be of any age. [RFC 9111, 4.3.4]
 */
export const rangeOfDocument = (drawnAt: number, arrival: Arrival | undefined, took: number): TimeRange => {
  const isFromNetwork = arrival !== undefined && arrival.transferSize > 0;
  const sent = isFromNetwork ? arrival.serverTiming?.find(({ name }) => name === 'sent') : undefined;
  if (sent === undefined) return { earliest: drawnAt, latest: Number.POSITIVE_INFINITY };
  return { earliest: Math.max(drawnAt, sent.duration), latest: sent.duration + Number(sent.description) + took };
};
