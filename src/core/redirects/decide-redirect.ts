import type { RedirectDecision, RedirectRule } from '#core/content/redirect-rule.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import type { RedirectSite } from '#core/shared/settings.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * The first rule whose old URL is exactly `path`, for this site or none, scheduled at `now` (ms since 1970 UTC;
 * inclusive, null unbounded). Skips rules of an unknown site, which may be another one. [RED-01 to RED-04, spec 4 and
 * 8]
 */
export const decideRedirect = (
  rules: readonly RedirectRule[],
  path: string,
  now: number,
  site: RedirectSite,
): RedirectDecision => {
  const rule = rules.find(
    (each) => each.urlOld === path && isOfSite(each, site.siteDomain) && isScheduledAt(each, now),
  );
  if (rule === undefined) return { kind: 'continue' };
  if (rule.statusCode === 410) return { kind: 'gone' };
  const to = parseReturnPath(rule.urlNew, { own: site.own, others: site.redirectOrigins });
  if (to === null) return { kind: 'invalid' };
  return { kind: 'redirect', to, status: REDIRECTS.includes(rule.statusCode) ? rule.statusCode : 301 };
};

const isOfSite = ({ siteDomain }: RedirectRule, expected: string): boolean =>
  siteDomain === null || siteDomain === expected;

const isScheduledAt = ({ beginDate, endDate }: RedirectRule, now: number): boolean =>
  (beginDate === null || beginDate <= now) && (endDate === null || now <= endDate);
