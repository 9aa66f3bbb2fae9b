/** Times in ms since 1970 UTC; null is unbounded. [RED-01, ENT-09] */
export type RedirectRule = {
  readonly urlOld: string;
  readonly urlNew: unknown;
  readonly statusCode: number;
  readonly beginDate: number | null;
  readonly endDate: number | null;
  /** null without site, undefined when the service did not return it. */
  readonly siteDomain: string | null | undefined;
};

export type RedirectDecision =
  | { readonly kind: 'continue' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid' };
