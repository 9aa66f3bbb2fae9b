import type { Content } from '#core/content/content.port.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { siteDomainOf } from './banners.ts';
import { parseList } from './rows.ts';
import { encodeUrlPart, type Fields, numberOf, parseTimeOrNaN, textOf } from './unwrap.ts';

const DEFAULT_STATUS = 301;

const ruleOf = (entry: Fields): RedirectRule | null => {
  const urlOld = textOf(entry.urlOld);
  const [beginDate, endDate] = [parseTimeOrNaN(entry.beginDate), parseTimeOrNaN(entry.endDate)];
  // An invalid schedule must not make the rule permanent.
  if (urlOld === null || Number.isNaN(beginDate) || Number.isNaN(endDate)) return null;
  const statusCode = numberOf(entry.statusCode) ?? DEFAULT_STATUS;
  return { urlOld, urlNew: entry.urlNew ?? null, statusCode, beginDate, endDate, siteDomain: siteDomainOf(entry) };
};

const query = (path: string): string =>
  [
    `filters[urlOld][$eq]=${encodeUrlPart(path)}`,
    ...['urlOld', 'urlNew', 'statusCode', 'beginDate', 'endDate'].map((field, index) => `fields[${index}]=${field}`),
    'populate[site][fields][0]=domain',
  ].join('&');

/** Filters again, because versions that ignore unknown filters return all rules. [RED-01, CMS-03] */
export const redirectRules =
  (get: (path: string) => Promise<Result<Fields, PortFailure>>): Content['redirectsFor'] =>
  async (path) => {
    const wanted = path.normalize('NFC');
    const rules = parseList(await get(`/api/config-redirects?${query(wanted)}`), ruleOf);
    if (!rules.ok) return rules;
    return ok(rules.value.filter((rule) => rule.urlOld === wanted).map((rule) => ({ ...rule, urlOld: path })));
  };
