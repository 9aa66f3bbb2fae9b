/** Milliseconds, but CLS, which is a sum of shares of the window. [web.dev/articles/vitals] */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What one visit of a page measured; a browser knows only some of them. */
export type Vitals = { readonly pages: string; readonly values: Partial<Readonly<Record<VitalName, number>>> };

/** Where the shop takes them, as JSON. */
export const VITALS_PATH = '/vitals';
