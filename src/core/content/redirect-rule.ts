/** A rule of the content system. Times in ms since 1970 UTC, an open side is null. [RED-01, ENT-09] */
export type RedirectRule = {
  readonly urlOld: string;
  readonly urlNew: unknown;
  readonly statusCode: number;
  readonly beginDate: number | null;
  readonly endDate: number | null;
  /** Domain of the rule's site; null for a rule of no site, undefined where the service did not tell. */
  readonly siteDomain: string | null | undefined;
};

/** What to do with a request. */
export type RedirectDecision =
  | { readonly kind: 'continue' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid' };
