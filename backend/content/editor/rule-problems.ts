import { MAX_HOPS } from '#core/redirects/can-follow-redirect.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';

/** Times in ms since 1970 UTC; null: no limit. */
export type RuleFacts = {
  readonly id: number;
  readonly urlOld: string;
  readonly urlNew: string | null;
  readonly statusCode: number;
  readonly beginDate: number | null;
  readonly endDate: number | null;
  /** null for a rule of every site, undefined when its site no longer exists. */
  readonly siteDomain: string | null | undefined;
};

export type RuleProblem =
  | 'wrong-way-round'
  | 'not-begun'
  | 'over'
  | 'other-site'
  | 'blank-target'
  | 'off-allow-list'
  | 'self-loop'
  | 'loop'
  | 'chain-too-long'
  | 'shadowed';

export type RuleContext = {
  readonly now: number;
  readonly siteDomain: string;
  /** The shop's own origin. */
  readonly own: string;
  /** Other sites that a rule may lead to. */
  readonly redirectOrigins: readonly string[];
  /** In the order in which the shop checks them. */
  readonly rules: readonly RuleFacts[];
};

/** Why a schedule does not include `now`; null when it does. Begin and end are inclusive. */
export const findScheduleProblem = (begin: number | null, end: number | null, now: number) => {
  if (begin !== null && end !== null && end < begin) return 'wrong-way-round';
  if (begin !== null && now < begin) return 'not-begun';
  return end !== null && end < now ? 'over' : null;
};

export const findSiteProblem = (domain: string | null | undefined, { siteDomain }: { readonly siteDomain: string }) =>
  domain === null || domain === siteDomain ? null : 'other-site';

/** Why a rule does not apply at any path now, whatever its target is. */
const findOutsideProblems = (rule: RuleFacts, around: RuleContext): readonly (RuleProblem | null)[] => [
  findScheduleProblem(rule.beginDate, rule.endDate, around.now),
  findSiteProblem(rule.siteDomain, around),
];

const resolveTarget = ({ urlNew }: RuleFacts, { own, redirectOrigins }: RuleContext): string | null =>
  parseReturnPath(urlNew, { own, others: redirectOrigins });

const findActiveRule = (path: string, around: RuleContext): RuleFacts | undefined =>
  around.rules.find(
    (rule) => rule.urlOld === path && findOutsideProblems(rule, around).every((problem) => problem === null),
  );

const findChainProblem = (rule: RuleFacts, around: RuleContext): RuleProblem | null => {
  const seen = [rule.urlOld];
  let at = resolveTarget(rule, around);
  while (at?.startsWith('/')) {
    const path = at.split('#', 1)[0] ?? at;
    if (seen.includes(path)) return path === rule.urlOld && seen.length === 1 ? 'self-loop' : 'loop';
    const next = findActiveRule(path, around);
    if (next === undefined || next.statusCode === 410) return null;
    seen.push(path);
    if (seen.length > MAX_HOPS) return 'chain-too-long';
    at = resolveTarget(next, around);
  }
  return null;
};

const findTargetProblem = (rule: RuleFacts, around: RuleContext): RuleProblem | null => {
  if (rule.statusCode === 410) return null;
  if ((rule.urlNew ?? '').trim() === '') return 'blank-target';
  return resolveTarget(rule, around) === null ? 'off-allow-list' : findChainProblem(rule, around);
};

/** Empty when the shop now applies the rule. [RED-01 to RED-05] */
export const findRuleProblems = (rule: RuleFacts, around: RuleContext): readonly RuleProblem[] => {
  const outside = findOutsideProblems(rule, around);
  const first = findActiveRule(rule.urlOld, around);
  const shadowed = outside.every((each) => each === null) && first !== undefined && first.id !== rule.id;
  const found = [...outside, findTargetProblem(rule, around), shadowed ? ('shadowed' as const) : null];
  return found.filter((problem) => problem !== null);
};
