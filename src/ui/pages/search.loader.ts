import { termOf } from '#core/search/site-search.ts';
import { searchText } from '#ui/messages/search.vi.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';
import { firstOf } from '#ui/search.ts';

/** /tim-kiem?q= [CAT-01] */
export const loadSearch: PageLoader = async (loader) => {
  const term = termOf(firstOf(loader.search, 'q') ?? '');
  if (term === '') return {};
  await ensure(loader, 'search', { term });
  return { title: searchText.titleOf(term), description: searchText.lead };
};
