/** Generation of the content system, and whether entries are wrapped in `attributes` like the older one's. */
export type Dialect = { readonly version: 'v4' | 'v5'; readonly wrapped: boolean };

/** The newer system wraps on request; the older one always does. */
export const RESPONSE_FORMAT_HEADER = 'strapi-response-format';

export const readDialect = (version: Dialect['version'], format: string | undefined): Dialect => ({
  version,
  wrapped: version === 'v4' || format?.toLowerCase() === 'v4',
});
