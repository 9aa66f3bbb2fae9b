/** A redirect rule of the content system. Times in ms since 1970 UTC; null is unbounded. [RED-01, ENT-09] */
export type RedirectRule = {
  readonly urlOld: string;
  readonly urlNew: unknown;
  readonly statusCode: number;
  readonly beginDate: number | null;
  readonly endDate: number | null;
  /** Domain of the rule's site; null for a rule without site, undefined when the service did not return it. */
  readonly siteDomain: string | null | undefined;
};

/** Decision for a request. */
export type RedirectDecision =
  | { readonly kind: 'continue' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid' };
