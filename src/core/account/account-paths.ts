import type { AccountSlug } from '#core/shared/paths.ts';

/** [ROUTE-29] */
export const accountSlugs = [
  'thong-tin',
  'dia-chi',
  'hoa-don',
  'thong-bao',
  'bao-mat',
] as const satisfies readonly AccountSlug[];

export const isAccountSlug = (slug: string): slug is AccountSlug => (accountSlugs as readonly string[]).includes(slug);

/** The customer's data as a file. */
export const personalData = (format: 'json' | 'html'): string => `/du-lieu-cua-toi.${format}`;
