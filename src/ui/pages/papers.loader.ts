import { serviceId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { papersText } from '#ui/blocks/papers.vi.ts';

/** /xac-thuc-thong-tin/{id} [ROUTE-35] */
export const loadPapers: PageLoader = async (loader) => {
  const { domain } = await ensureFound(loader, 'papersOf', { id: serviceId(loader.params.id ?? '') }, 'papers');
  return { title: papersText.titleOf(domain) };
};
