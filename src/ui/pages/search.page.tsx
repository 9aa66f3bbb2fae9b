import { normaliseTerm } from '#core/search/site-search.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { firstValue, type Search } from '#ui/navigation/search.ts';
import { searchText } from '#ui/search/messages.vi.ts';
import styles from '#ui/search/search.module.css';
import { SearchResults, SearchStart } from '#ui/search/search-results.tsx';
import { SiteSearch } from '#ui/search/site-search.tsx';

const parseTerm = (search: Search): string => normaliseTerm(firstValue(search, 'q') ?? '');
const searchQuery = publicPageQuery('searchSite', ({ search }) => ({ term: parseTerm(search) }));

/** /tim-kiem?q= [CAT-01] */
export const load: PageLoader = async (loader) => {
  const term = parseTerm(loader.search);
  if (term === '') return undefined;
  await ensure(loader, searchQuery);
  return { title: searchText.titleOf(term), description: searchText.lead };
};

/** /tim-kiem?q= [CAT-01] */
export function Page() {
  const term = parseTerm(useSearchTexts());
  return (
    <PageFrame trail={[]} title={searchText.title} lead={searchText.lead}>
      <div className={styles.box}>
        <SiteSearch key={term} term={term} />
      </div>
      {term === '' ? <SearchStart /> : <Found />}
    </PageFrame>
  );
}

function Found() {
  return <SearchResults result={usePageQuery(searchQuery)} />;
}
