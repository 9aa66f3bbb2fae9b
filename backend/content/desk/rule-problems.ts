import {
  type ChainProblem,
  createRuleTable,
  findChainProblem,
  findRule,
  type Rules,
  targetOf,
} from '#core/redirects/decide-redirect.ts';

/** Times in ms since 1970 UTC; null: no limit. */
export type RuleFacts = {
  readonly urlOld: string;
  readonly urlNew: string | null;
  readonly statusCode: number;
  readonly beginDate: number | null;
  readonly endDate: number | null;
  /** null for a rule of every site, undefined when its site no longer exists. */
  readonly siteDomain: string | null | undefined;
};

/** The shop answers 500 to who follows such a rule. */
export type TargetProblem = 'blank-target' | 'off-allow-list' | ChainProblem;
export type RuleProblem = 'wrong-way-round' | 'not-begun' | 'over' | 'other-site' | 'shadowed' | TargetProblem;

/** Where rules are judged. */
export type RuleContext = {
  readonly now: number;
  /** The shop's domain in the content system. */
  readonly siteDomain: string;
  /** The shop's own origin. */
  readonly own: string;
  /** Other sites that a rule may lead to. */
  readonly redirectOrigins: readonly string[];
};

/** `facts`: all rules, in the order in which the shop checks them. */
export const rulesIn = (
  { now, siteDomain, own, redirectOrigins }: RuleContext,
  facts: readonly RuleFacts[],
): Rules => ({
  table: createRuleTable(facts, { own }),
  now,
  site: { own, portal: null, siteDomain, redirectOrigins },
});

/** Why a schedule does not include `now`; null when it does. Begin and end are inclusive. */
export const findScheduleProblem = (begin: number | null, end: number | null, now: number) => {
  if (begin !== null && end !== null && end < begin) return 'wrong-way-round';
  if (begin !== null && now < begin) return 'not-begun';
  return end !== null && end < now ? 'over' : null;
};

export const findSiteProblem = (domain: string | null | undefined, { siteDomain }: { readonly siteDomain: string }) =>
  domain === null || domain === siteDomain ? null : 'other-site';

/** Why a rule does not apply at any path now, whatever its target is. */
const findOutsideProblems = (rule: RuleFacts, { now, site }: Rules): readonly (RuleProblem | null)[] => [
  findScheduleProblem(rule.beginDate, rule.endDate, now),
  findSiteProblem(rule.siteDomain, site),
];

const findTargetProblem = (rule: RuleFacts, rules: Rules): TargetProblem | null => {
  if (rule.statusCode === 410) return null;
  if ((rule.urlNew ?? '').trim() === '') return 'blank-target';
  const to = targetOf(rule, rules.site);
  return to === null ? 'off-allow-list' : findChainProblem(rule.urlOld, to, rules);
};

/** `rules` contains the rule itself. Empty when the shop now applies it. [RED-01 to RED-05] */
export const findRuleProblems = (rule: RuleFacts, rules: Rules): readonly RuleProblem[] => {
  const outside = findOutsideProblems(rule, rules);
  const first = findRule(rule.urlOld, rules);
  const shadowed = outside.every((each) => each === null) && first !== null && first !== rule;
  const found = [...outside, findTargetProblem(rule, rules), shadowed ? ('shadowed' as const) : null];
  return found.filter((problem) => problem !== null);
};

/** A rule that the shop cannot follow, and why. */
export type Refusal = { readonly urlOld: string; readonly problem: TargetProblem };

/**
 * Why `rule` must not join `others`: the shop could not follow it, or no longer one of the others. Null when it may.
 * [RED-03]
 */
export const findRefusal = (rule: RuleFacts, others: readonly RuleFacts[], context: RuleContext): Refusal | null => {
  const [before, after] = [rulesIn(context, others), rulesIn(context, [...others, rule])];
  const own = findTargetProblem(rule, after);
  if (own !== null) return { urlOld: rule.urlOld, problem: own };
  for (const other of others) {
    const problem = findTargetProblem(other, after);
    if (problem !== null && findTargetProblem(other, before) === null) return { urlOld: other.urlOld, problem };
  }
  return null;
};
