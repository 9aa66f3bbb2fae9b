/**
 * Calls of the content system beside those of Strapi. An id is a number or a document's id.
 *
 * | path | answer |
 * |---|---|
 * | GET api/articles?ids=a,b | at most 100 entries in the order of `ids`, unknown ones left out; otherwise as any list [REST-06] |
 * | GET api/articles/related-info/{id} | a list without `pagination`: others of the same category or tags, at most 4, never itself; those that share most first (the category and each tag count one), the newest first among equals; 404 for an unknown id [REST-06] |
 * | POST api/redirect-hits | RedirectHits → 204; 400 for another body, 429 when too many come |
 */

/** Hits of redirect rules since the last report. Needs no token; empty answer. */
export type RedirectHits = {
  readonly hits: readonly {
    /** The rule's exact old URL; URLs without a rule are ignored. */
    readonly urlOld: string;
    /** An integer from 1 to MAX_HITS_PER_RULE. */
    readonly count: number;
  }[];
};

export const MAX_RULES_PER_REPORT = 200;
export const MAX_HITS_PER_RULE = 1_000_000;
/** Maximum reports per minute from all hosts; more are refused with 429. */
export const MAX_REPORTS_PER_MINUTE = 120;

export const RELATED_ARTICLES = 4;
