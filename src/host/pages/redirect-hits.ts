import type { ReportedHits } from '#adapters/cms/redirect-hits.ts';

const EVERY_MS = 10_000;
/** Maximum time to wait for the last report at shutdown, in ms. */
const LAST_MS = 2_000;

/**
 * Reports redirect hits every ten seconds without keeping the process alive. Returns a function that stops it with a
 * last report.
 */
export const reportHits = (hits: Pick<ReportedHits, 'report'>): (() => Promise<void>) => {
  const timer = setInterval(() => void hits.report(), EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref());
    return Promise.race([hits.report(), late]);
  };
};
