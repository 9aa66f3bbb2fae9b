/**
 * Calls of the content system beside those of Strapi. An id is a number or a document's id.
 *
 * | path | answer |
 * |---|---|
 * | GET api/articles?ids=a,b | at most 100 entries in the order of `ids`, unknown ones left out; otherwise as any list [REST-06] |
 * | GET api/articles/related-info/{id} | a list without `pagination`: others of the same category or tags, at most 4, never itself; those that share most first (the category and each tag count one), the newest first among equals; 404 for an unknown id [REST-06] |
 * | POST api/redirect-hits | RedirectHits → 204; 400 for another body, 429 when too many come |
 */

/** How often rules were applied since the last report, told by the shop's host in batches. Needs no token and answers nothing. */
export type RedirectHits = {
  readonly hits: readonly {
    /** The rule's old address, to the letter. Addresses without a rule are passed over. */
    readonly urlOld: string;
    /** A whole number from 1 to MAX_HITS_PER_RULE. */
    readonly count: number;
  }[];
};

/** Rules in one report, and hits of one rule in it. */
export const MAX_RULES_PER_REPORT = 200;
export const MAX_HITS_PER_RULE = 1_000_000;
/** Reports that the service takes within a minute, of all hosts together; more are refused with 429. */
export const MAX_REPORTS_PER_MINUTE = 120;

export const RELATED_ARTICLES = 4;
