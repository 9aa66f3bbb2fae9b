import { seedContent } from '#contracts/seed/content/content.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';

const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

export const seedRedirects: readonly RedirectRule[] = seedContent.redirects.map(
  ({ urlOld, urlNew, statusCode, beginDate, endDate, site }) => ({
    urlOld,
    urlNew,
    statusCode,
    beginDate: timeOf(beginDate),
    endDate: timeOf(endDate),
    siteDomain: site,
  }),
);
