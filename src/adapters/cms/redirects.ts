import type { RedirectRule } from '#core/content/redirect-rule.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { siteDomainOf } from './banners.ts';
import { pageCountOf, parseList } from './rows.ts';
import { type Fields, filledText, numberOf, parseTimeOrNaN, textOf } from './unwrap.ts';

const DEFAULT_STATUS = 301;
/** The most that systems return at once. */
const PER_PAGE = 100;
/** Ten thousand rules. */
const MAX_PAGES = 100;

/** A field with choices stores a text. */
const statusOf = (value: unknown): number | null =>
  numberOf(value) ?? numberOf(Number(filledText(value) ?? Number.NaN));

const ruleOf = (entry: Fields): RedirectRule | null => {
  const urlOld = textOf(entry.urlOld);
  const [beginDate, endDate] = [parseTimeOrNaN(entry.beginDate), parseTimeOrNaN(entry.endDate)];
  // An invalid schedule must not make the rule permanent.
  if (urlOld === null || Number.isNaN(beginDate) || Number.isNaN(endDate)) return null;
  const statusCode = statusOf(entry.statusCode) ?? DEFAULT_STATUS;
  return { urlOld, urlNew: entry.urlNew ?? null, statusCode, beginDate, endDate, siteDomain: siteDomainOf(entry) };
};

const query = (page: number): string =>
  [
    ...['urlOld', 'urlNew', 'statusCode', 'beginDate', 'endDate'].map((field, index) => `fields[${index}]=${field}`),
    'populate[site][fields][0]=domain',
    'sort[0]=id:asc',
    `pagination[page]=${page}`,
    `pagination[pageSize]=${PER_PAGE}`,
  ].join('&');

/** Page by page. A page that fails fails the list, because half of the rules may send a browser round in circles. */
export const redirectRules = async (
  get: (path: string) => Promise<Result<Fields, PortFailure>>,
): Promise<Result<readonly RedirectRule[], PortFailure>> => {
  const rules: RedirectRule[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const answer = await get(`/api/config-redirects?${query(page)}`);
    const read = parseList(answer, ruleOf);
    if (!read.ok) return read;
    rules.push(...read.value);
    if (answer.ok) pages = pageCountOf(answer.value) ?? 1;
  }
  return ok(rules);
};
