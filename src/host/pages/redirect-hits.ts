import type { ReportedHits } from '#adapters/cms/redirect-hits.ts';

const EVERY_MS = 10_000;
/** Longest that the end of the process waits for the last report. */
const LAST_MS = 2_000;

/** Reports hits of redirect rules every ten seconds, without keeping the process alive. Answers what ends it with a last report. */
export const reportHits = (hits: Pick<ReportedHits, 'report'>): (() => Promise<void>) => {
  const timer = setInterval(() => void hits.report(), EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref());
    return Promise.race([hits.report(), late]);
  };
};
