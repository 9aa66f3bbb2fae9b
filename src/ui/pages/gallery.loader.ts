import { sampleArticles, sampleQuery } from '#ui/checks/sample-query.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

/** /test; it stands without products and articles too. */
export const loadGallery: PageLoader = async (loader) => {
  await Promise.allSettled([ensure(loader, 'products', sampleQuery), ensure(loader, 'articles', sampleArticles)]);
  return {};
};
