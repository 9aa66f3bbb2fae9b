import * as z from 'zod/mini';
import { MAX_HITS_PER_RULE, MAX_RULES_PER_REPORT, type RedirectHits as Report } from '#contracts/rest/cms-rest.ts';
import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** Old URLs counted while the content system is unavailable. */
const MAX_RULES = 5_000;

export type BufferedRedirectHits = RedirectHits & {
  /** Reports the hits since the last report; never fails. */
  readonly report: () => Promise<void>;
};

/** Logs a failure once until the next success. */
type LogFailure = (kind: string) => void;

/**
 * Counts in memory and reports in batches (`POST /api/redirect-hits`). Repeats undelivered hits but not unknown
 * outcomes, because undercounting is better than counting twice. Stops when the route is missing (404, 405).
 */
export const cmsRedirectHits = (cms: Pick<ServiceClient, 'rest'>, say: LogFailure): BufferedRedirectHits => {
  const counted = new Map<string, number>();
  let deaf = false;
  let silent = false;
  const add = (urlOld: string, count: number): void => {
    if (deaf || (!counted.has(urlOld) && counted.size >= MAX_RULES)) return;
    counted.set(urlOld, Math.min(MAX_HITS_PER_RULE, (counted.get(urlOld) ?? 0) + count));
  };
  const tell = async (hits: Report['hits']): Promise<boolean> => {
    const answer = await cms.rest('POST', '/api/redirect-hits', { body: { hits }, schema: z.unknown() });
    if (answer.ok) {
      silent = false;
      return true;
    }
    const { failure } = answer;
    deaf = failure.kind === 'not-found' || (failure.kind === 'rejected' && failure.message.endsWith('405'));
    if (failure.kind === 'unreachable' || failure.kind === 'denied')
      for (const { urlOld, count } of hits) add(urlOld, count);
    if (!silent) say(deaf ? 'no such address' : failure.kind);
    silent = true;
    return false;
  };
  return {
    count: (urlOld) => add(urlOld, 1),
    report: async () => {
      const hits = [...counted].map(([urlOld, count]) => ({ urlOld, count }));
      counted.clear();
      for (let at = 0; at < hits.length; at += MAX_RULES_PER_REPORT) {
        if (await tell(hits.slice(at, at + MAX_RULES_PER_REPORT))) continue;
        for (const { urlOld, count } of hits.slice(at + MAX_RULES_PER_REPORT)) add(urlOld, count);
        break;
      }
      if (deaf) counted.clear();
    },
  };
};
