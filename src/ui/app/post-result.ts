import type { RouterContext } from './context.ts';

/** What a form post left for the page that followed it. */
export type PostResult = Pick<RouterContext, 'submission' | 'flash'>;

type RouterWithContext = { options: { context: RouterContext } };

/** Components read the context when they next render. */
export const setPostResult = (router: RouterWithContext, left: Partial<PostResult>): void => {
  router.options.context = { ...router.options.context, ...left };
};
