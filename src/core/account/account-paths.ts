import * as paths from '#core/shared/paths.ts';
/** [ROUTE-29] */
export const accountSlugs = ['thong-tin', 'dia-chi', 'hoa-don', 'bao-mat'] as const;
export type AccountSlug = (typeof accountSlugs)[number];

export const isAccountSlug = (slug: string): slug is AccountSlug => (accountSlugs as readonly string[]).includes(slug);

export const accountPath = (slug: AccountSlug): string => paths.account(slug);
