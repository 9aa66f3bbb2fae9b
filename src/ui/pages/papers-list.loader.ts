import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

/** /xac-thuc-thong-tin-domain [ROUTE-34] */
export const loadPapersList: PageLoader = async (loader) => {
  await ensure(loader, 'domainPapers', {});
  return {};
};
