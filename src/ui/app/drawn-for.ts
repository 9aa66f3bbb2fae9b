import type { RouterContext } from './context.ts';

/** What the host knew: whose shop it is, who looks on, the visitor's cart, and what a form post left for the page that followed it. */
export type DrawnFor = Pick<RouterContext, 'identity' | 'view' | 'submission' | 'flash' | 'knownCart'>;

type RouterWithContext = { options: { context: RouterContext } };

/** Components read the context when they next render. */
export const setDrawnFor = (router: RouterWithContext, left: Partial<DrawnFor>): void => {
  router.options.context = { ...router.options.context, ...left };
};
