import { termOf } from '#core/search/site-search.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';
import { searchText } from '#ui/search/messages.vi.ts';

/** /tim-kiem?q= [CAT-01] */
export const loadSearch: PageLoader = async (loader) => {
  const term = termOf(firstOf(loader.search, 'q') ?? '');
  if (term === '') return {};
  await ensure(loader, 'search', { term });
  return { title: searchText.titleOf(term), description: searchText.lead };
};
