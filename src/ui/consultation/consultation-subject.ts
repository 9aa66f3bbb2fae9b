import * as paths from '#core/shared/paths.ts';

/** Subject of a request: a product with its configuration as a URL query; null for a general request. */
export type ConsultationSubject = {
  readonly slug: string;
  readonly title: string;
  readonly configuration: string;
} | null;

/** Query parameter of the consultation page with the product. */
export const PRODUCT_PARAM = 'san-pham';

/** URL of the consultation page for a subject. */
export const consultationPath = (subject: ConsultationSubject): string => {
  if (subject === null) return paths.consultation;
  const { slug, configuration } = subject;
  return `${paths.consultation}?${PRODUCT_PARAM}=${encodeURIComponent(slug)}${configuration === '' ? '' : `&${configuration}`}`;
};
