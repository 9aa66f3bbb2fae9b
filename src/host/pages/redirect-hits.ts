import type { BufferedRedirectHits } from '#adapters/cms/redirect-hits.ts';

const REPORT_INTERVAL_MS = 10_000;
/** Maximum wait for the last report at shutdown, in ms. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/** Every ten seconds, without keeping the process alive. Returns a function that stops with a last report. */
export const startReportingHits = (hits: Pick<BufferedRedirectHits, 'report'>): (() => Promise<void>) => {
  const timer = setInterval(() => void hits.report(), REPORT_INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
    const late = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
    return Promise.race([hits.report(), late]);
  };
};
