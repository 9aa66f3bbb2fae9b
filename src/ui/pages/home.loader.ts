import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

export const loadHome: PageLoader = async (loader) => {
  await ensure(loader, 'home', {});
  return {};
};
