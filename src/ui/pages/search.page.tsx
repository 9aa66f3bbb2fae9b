import { useSuspenseQuery } from '@tanstack/react-query';
import { termOf } from '#core/search/site-search.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { firstOf } from '#ui/navigation/search.ts';
import { searchText } from '#ui/search/messages.vi.ts';
import styles from '#ui/search/search.module.css';
import { NothingSought, SearchResults } from '#ui/search/search-results.tsx';
import { SiteSearch } from '#ui/search/site-search.tsx';

/** /tim-kiem?q= [CAT-01] */
export function Page() {
  const term = termOf(firstOf(useSearchTexts(), 'q') ?? '');
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs trail={[]} here={searchText.title} />
      <div className={layout.pageHead}>
        <div>
          <h1>{searchText.title}</h1>
          <p>{searchText.lead}</p>
        </div>
      </div>
      <div className={styles.box}>
        <SiteSearch key={term} term={term} />
      </div>
      {term === '' ? <NothingSought /> : <Found term={term} />}
    </div>
  );
}

function Found({ term }: { readonly term: string }) {
  const { useCases } = useShop();
  const { data } = useSuspenseQuery(queryOf(useCases, 'search', { term }));
  return <SearchResults result={data} />;
}
