import type { RedirectDecision, RedirectRule } from '#core/content/redirect-rule.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import type { RedirectSite } from '#core/shared/settings.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Decides a redirect at `now` (ms since 1970 UTC). A rule applies when its old URL is exactly `path`, it belongs to
 * this site or to none, and its schedule (both ends inclusive, null unbounded) includes `now`. Skips a rule whose site
 * the service did not return, because it may belong to another site. The first matching rule wins. [RED-01 to RED-04,
 * spec 4 and 8]
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
  const to = parseReturnPath(rule.urlNew, site);
  if (to === null) return { kind: 'invalid' };
  return { kind: 'redirect', to, status: REDIRECTS.includes(rule.statusCode) ? rule.statusCode : 301 };
};

const isOfSite = ({ siteDomain }: RedirectRule, expected: string): boolean =>
  siteDomain === null || siteDomain === expected;

const isScheduledAt = ({ beginDate, endDate }: RedirectRule, now: number): boolean =>
  (beginDate === null || beginDate <= now) && (endDate === null || now <= endDate);
