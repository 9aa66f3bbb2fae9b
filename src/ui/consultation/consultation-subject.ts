import { CONSULTATION_PATH } from '#core/consultation/consultation.ts';

/** What a request is about: a product with its configuration as an address's query says it; null for a general one. */
export type Subject = { readonly slug: string; readonly title: string; readonly configuration: string } | null;

/** Name of the product in the query of the consultation page. */
export const PRODUCT = 'san-pham';

/** The consultation page that already knows what the request is about. */
export const consultationPath = (subject: Subject): string => {
  if (subject === null) return CONSULTATION_PATH;
  const { slug, configuration } = subject;
  return `${CONSULTATION_PATH}?${PRODUCT}=${encodeURIComponent(slug)}${configuration === '' ? '' : `&${configuration}`}`;
};
