import * as paths from '#core/shared/paths.ts';

/** A product with its configuration as a URL query, and its title if that is at hand; null for a general request. */
export type ConsultationSubject = {
  readonly slug: string;
  readonly title: string;
  readonly configuration: string;
} | null;

export const PRODUCT_PARAM = 'san-pham';

export const consultationPath = (subject: ConsultationSubject): string => {
  if (subject === null) return paths.consultation;
  const { slug, configuration } = subject;
  return `${paths.consultation}?${PRODUCT_PARAM}=${encodeURIComponent(slug)}${configuration === '' ? '' : `&${configuration}`}`;
};
