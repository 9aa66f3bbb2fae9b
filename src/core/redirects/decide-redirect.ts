import type { RedirectDecision, RedirectRule } from '#core/content/redirect-rule.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import type { RedirectSite } from '#core/shared/settings.ts';
import { canFollowRedirect } from './can-follow-redirect.ts';
import { normaliseAddress } from './normalise-address.ts';

export const REDIRECT_STATUSES: readonly number[] = [301, 302, 303, 307, 308];

/** Rules by normalised old URL, in the order of the content system. */
export type RuleTable = ReadonlyMap<string, readonly RedirectRule[]>;

/** All rules, and when and where they are judged: `now` in ms since 1970 UTC. */
export type Rules = { readonly table: RuleTable; readonly now: number; readonly site: RedirectSite };

export const createRuleTable = (rules: readonly RedirectRule[], { own }: Pick<RedirectSite, 'own'>): RuleTable => {
  const table = new Map<string, RedirectRule[]>();
  for (const rule of rules) {
    const at = normaliseAddress(rule.urlOld, own);
    const same = table.get(at);
    if (same === undefined) table.set(at, [rule]);
    else same.push(rule);
  }
  return table;
};

/**
 * The first rule for this address, of this site or of none, whose schedule includes `now` (inclusive, null unbounded).
 * Skips rules of an unknown site, which may be another one. [RED-01, spec 4 and 8]
 */
export const findRule = (path: string, { table, now, site }: Rules): RedirectRule | null =>
  table
    .get(normaliseAddress(path, site.own))
    ?.find((each) => isOfSite(each, site.siteDomain) && isScheduledAt(each, now)) ?? null;

/** Where the rule leads; null for a blank target or a site that is not allowed. */
export const targetOf = ({ urlNew }: Pick<RedirectRule, 'urlNew'>, { own, redirectOrigins }: RedirectSite) =>
  parseReturnPath(urlNew, { own, others: redirectOrigins });

/** What the rules say about an address. A loop or a chain of more than five rules is `invalid`. [RED-01 to RED-04] */
export const decideRedirect = (path: string, rules: Rules): RedirectDecision => {
  const rule = findRule(path, rules);
  if (rule === null) return { kind: 'continue' };
  if (rule.statusCode === 410) return { kind: 'gone' };
  const to = targetOf(rule, rules.site);
  if (to === null || findChainProblem(path, to, rules) !== null) return { kind: 'invalid' };
  return { kind: 'redirect', to, status: REDIRECT_STATUSES.includes(rule.statusCode) ? rule.statusCode : 301 };
};

export type ChainProblem = 'self-loop' | 'loop' | 'chain-too-long';

/** Why a redirect from `path` to `to` reaches no page; null when it does, or leaves the shop. [RED-04] */
export const findChainProblem = (path: string, to: string, rules: Rules): ChainProblem | null => {
  const trail = [normaliseAddress(path, rules.site.own)];
  let target: string | null = to;
  while (target?.startsWith('/')) {
    const next = landingOf(target, rules);
    if (trail.includes(next)) return trail.length === 1 ? 'self-loop' : 'loop';
    if (!canFollowRedirect(trail, next)) return 'chain-too-long';
    trail.push(next);
    const rule = findRule(next, rules);
    target = rule === null || rule.statusCode === 410 ? null : targetOf(rule, rules.site);
  }
  return null;
};

/** The host removes a trailing slash that no rule names. */
const landingOf = (target: string, rules: Rules): string => {
  const at = normaliseAddress(target);
  if (findRule(at, rules) !== null) return at;
  return at.replace(/(?<=.)\/(?=\?|$)/, '');
};

const isOfSite = ({ siteDomain }: RedirectRule, expected: string): boolean =>
  siteDomain === null || siteDomain === expected;

const isScheduledAt = ({ beginDate, endDate }: RedirectRule, now: number): boolean =>
  (beginDate === null || beginDate <= now) && (endDate === null || now <= endDate);
