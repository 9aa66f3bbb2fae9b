import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

export const loadProfile: PageLoader = async (loader) => {
  await ensure(loader, 'account', {});
  return {};
};
