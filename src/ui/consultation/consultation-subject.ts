import * as paths from '#core/shared/paths.ts';

/** What a request is about: a product with its configuration as an address's query says it; null for a general one. */
export type Subject = { readonly slug: string; readonly title: string; readonly configuration: string } | null;

/** Name of the product in the query of the consultation page. */
export const PRODUCT = 'san-pham';

/** The consultation page that already knows what the request is about. */
export const consultationPath = (subject: Subject): string => {
  if (subject === null) return paths.consultation;
  const { slug, configuration } = subject;
  return `${paths.consultation}?${PRODUCT}=${encodeURIComponent(slug)}${configuration === '' ? '' : `&${configuration}`}`;
};
