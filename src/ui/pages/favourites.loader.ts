import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

/** [ROUTE-11] */
export const loadFavourites: PageLoader = async (loader) => {
  await ensure(loader, 'favourites', {});
  return {};
};
