import type { RedirectRule } from '#core/redirects/redirect-rule.ts';

const rule = (urlOld: string, urlNew: unknown, more: Partial<RedirectRule> = {}): RedirectRule => ({
  urlOld,
  urlNew,
  statusCode: 301,
  beginDate: null,
  endDate: null,
  siteDomain: null,
  ...more,
});

/** One rule of each kind: in force, gone, without target, over, and of another site. */
export const seedRedirects: readonly RedirectRule[] = [
  rule('/khuyen-mai-cu', '/cua-hang'),
  rule('/dich-vu-da-ngung', null, { statusCode: 410 }),
  rule('/cau-hinh-loi', '  '),
  rule('/khuyen-mai-tet', '/cua-hang', { beginDate: Date.UTC(2026, 0, 20), endDate: Date.UTC(2026, 1, 25) }),
  rule('/doi-tac', '/cua-hang', { siteDomain: 'doi-tac.example' }),
];
