import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { sampleArticles, sampleQuery } from '#ui/checks/sample-query.ts';

/** /test; it stands without products and articles too. */
export const loadGallery: PageLoader = async (loader) => {
  await Promise.allSettled([ensure(loader, 'products', sampleQuery), ensure(loader, 'articles', sampleArticles)]);
  return {};
};
