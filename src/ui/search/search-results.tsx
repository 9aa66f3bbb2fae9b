import type { SearchKind, SearchResult } from '#core/search/site-search.ts';
import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Icon, type IconName } from '#ui/kit/icon.tsx';
import { EmptyCard } from '#ui/kit/state.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { searchText } from './messages.vi.ts';
import styles from './search.module.css';

const moreHrefs: Readonly<Record<SearchKind, (term: string) => string>> = {
  product: (term) => `${paths.products}?q=${encodeURIComponent(term)}`,
  category: () => paths.shop,
  article: (term) => `${paths.articles}?q=${encodeURIComponent(term)}`,
  faq: () => '/cau-hoi-thuong-gap',
};
const icons: Readonly<Record<SearchKind, IconName>> = {
  product: 'server',
  category: 'box',
  article: 'document',
  faq: 'info',
};

export function SearchResults({ result: { term, groups } }: { readonly result: SearchResult }) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total === 0) return <Help title={searchText.emptyTitle(term)} text={searchText.emptyText} />;
  return (
    <>
      <p className={styles.total} role="status">
        {searchText.resultsOf(total, term)}
      </p>
      {groups.map(({ kind, found, total: ofKind }) => (
        <section key={kind} className={styles.group} aria-labelledby={`tim-${kind}`}>
          <div className={styles.head}>
            <h2 id={`tim-${kind}`}>
              <Icon name={icons[kind]} />
              {searchText.kinds[kind]}
            </h2>
            <span>{searchText.count(ofKind)}</span>
            {ofKind > found.length ? <Link href={moreHrefs[kind](term)}>{searchText.more[kind](ofKind)}</Link> : null}
          </div>
          <ul>
            {found.map(({ href, title, summary }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export const SearchStart = () => <Help title={searchText.startTitle} text={searchText.startText} />;

function Help({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyCard
      title={title}
      sentence={text}
      action={
        <>
          <ButtonLink href={paths.shop} kind="primary">
            {searchText.toShop}
          </ButtonLink>
          <ButtonLink href={paths.articles}>{searchText.toArticles}</ButtonLink>
        </>
      }
    />
  );
}
