import type * as z from 'zod';
import { type Attributes, type EditorEntry, listEntries } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import { redirectHits } from '#backend/content/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { redirectColumns } from '#contracts/desk/columns/content/redirect-columns.vi.ts';
import { checkSchedule } from '#contracts/desk/content/content-values.ts';
import { redirectFields, redirectStatuses } from '#contracts/desk/content/redirect-record.ts';
import { type Conversion, id, number, orNull, text } from './attributes.ts';
import { contentResource } from './content-resource.ts';
import { redirectWords as words } from './redirects.vi.ts';
import { findRefusal, findRuleProblems, type RuleContext, type RuleFacts, rulesIn } from './rule-problems.ts';
import { loadSites, type Sites, toMilliseconds } from './sites.ts';

type Fields = z.output<typeof redirectFields>;
type Db = Database | Transaction;

/** The shop uses 301 for a rule without a status, and for one that is no redirect. */
const statusOf = ({ statusCode }: Attributes): Fields['statusCode'] =>
  redirectStatuses.find((each) => each === statusCode) ?? 301;

const conversion: Conversion<Fields> = {
  toFields: (rule) => ({
    urlOld: text(rule.urlOld),
    urlNew: text(rule.urlNew),
    statusCode: statusOf(rule),
    site: id(rule.site),
    beginDate: orNull(text(rule.beginDate)),
    endDate: orNull(text(rule.endDate)),
  }),
  toAttributes: ({ urlOld, urlNew, statusCode, site, beginDate, endDate }) => ({
    urlOld,
    urlNew: orNull(urlNew),
    statusCode,
    site: number(site),
    beginDate,
    endDate,
  }),
  label: ({ urlOld }) => text(urlOld),
};

const toFacts = (rule: Attributes, sites: Sites): RuleFacts => ({
  urlOld: text(rule.urlOld),
  statusCode: statusOf(rule),
  urlNew: typeof rule.urlNew === 'string' ? rule.urlNew : null,
  beginDate: toMilliseconds(rule.beginDate),
  endDate: toMilliseconds(rule.endDate),
  siteDomain: sites.domainOf(rule.site),
});

const contextOf = ({ clock, environment }: ContentDeps): RuleContext => ({
  now: clock.now(),
  siteDomain: environment.identity.domain,
  own: environment.publicOrigin,
  redirectOrigins: environment.content.redirectOrigins,
});

const unknownStatus = ({ statusCode }: Attributes): readonly string[] =>
  statusCode === null || statusCode === undefined || redirectStatuses.some((each) => each === statusCode)
    ? []
    : [words.unknownStatus(String(statusCode))];

const loadRules = (deps: ContentDeps, db: Db) =>
  Promise.all([listEntries({ ...deps, db }, 'config-redirects'), loadSites(deps, db)]);

/** Which rules the shop follows, how often it did, and why it does not. */
const tellMore =
  (deps: ContentDeps) =>
  async (db: Db): Promise<(entry: EditorEntry) => object> => {
    const [[entries, sites], counts] = await Promise.all([loadRules(deps, db), db.select().from(redirectHits)]);
    const facts = new Map(entries.map((each) => [each.id, toFacts(each.attributes, sites)]));
    const rules = rulesIn(contextOf(deps), [...facts.values()]);
    const hits = new Map(counts.map((each) => [each.urlOld, each]));
    return (entry) => {
      const rule = facts.get(entry.id);
      const found = rule === undefined ? [] : findRuleProblems(rule, rules);
      const counted = hits.get(text(entry.attributes.urlOld));
      return {
        state: found.length === 0 ? 'live' : 'idle',
        problems: [...found.map((problem) => words.problems[problem]), ...unknownStatus(entry.attributes)],
        siteName: sites.nameOf(entry.attributes.site),
        hits: counted?.hits ?? 0,
        lastHitAt: counted?.lastHitAt.getTime() ?? null,
      };
    };
  };

/** A rule that the shop could not follow, or that breaks another, is refused. [RED-03] */
const check =
  (deps: ContentDeps) =>
  async (db: Db, typed: Fields, entry: EditorEntry | undefined): Promise<Readonly<Record<string, string>>> => {
    const [entries, sites] = await loadRules(deps, db);
    const own = {
      ...(sites.has(typed.site) ? {} : { site: words.noSite }),
      ...checkSchedule(typed.beginDate, typed.endDate, 'endDate'),
    };
    if (typed.urlNew === '') return typed.statusCode === 410 ? own : { ...own, urlNew: words.noTarget };
    const context = contextOf(deps);
    const rule = toFacts(conversion.toAttributes(typed), sites);
    const others = entries.filter((each) => each.id !== entry?.id).map((each) => toFacts(each.attributes, sites));
    const refusal = findRefusal(rule, others, context);
    return refusal === null ? own : { ...own, urlNew: words.refusal(refusal, rule, context) };
  };

/** Where old addresses lead, in the order in which the shop checks them. */
export const redirectResource = (deps: ContentDeps) =>
  contentResource(deps, {
    name: 'redirects',
    type: 'config-redirects',
    schema: redirectFields,
    columns: redirectColumns,
    sorted: (entries) => entries,
    tellMore: tellMore(deps),
    check: check(deps),
    ...conversion,
  });
