import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

/** /test12 */
export const loadSelfCheck: PageLoader = async (loader) => {
  await ensure(loader, 'selfCheck', {});
  return {};
};
