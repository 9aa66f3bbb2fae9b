import { ensure, type PageLoader } from '#ui/page-loader.ts';

/** /test12 */
export const loadSelfCheck: PageLoader = async (loader) => {
  await ensure(loader, 'selfCheck', {});
  return {};
};
