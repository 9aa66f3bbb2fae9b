/** Which generation of the content system speaks, and whether it wraps entries as the older one did. */
export type Dialect = { readonly version: 'v4' | 'v5'; readonly wrapped: boolean };

/** Newer systems wrap where they are asked to; older ones always do. */
export const RESPONSE_FORMAT_HEADER = 'strapi-response-format';

export const dialectOf = (version: Dialect['version'], format: string | undefined): Dialect => ({
  version,
  wrapped: version === 'v4' || format?.toLowerCase() === 'v4',
});
