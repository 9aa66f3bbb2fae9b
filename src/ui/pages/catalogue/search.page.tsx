import { normaliseTerm, type SearchGroup, type SearchKind } from '#core/search/site-search.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue, type Search } from '#ui/navigation/search.ts';
import { searchText } from '#ui/search/messages.vi.ts';
import { NameRow } from '#ui/search/name-row.tsx';
import { ProductRow } from '#ui/search/product-row.tsx';
import styles from '#ui/search/search.module.css';
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
      {term === '' ? <Help title={searchText.startTitle} text={searchText.startText} /> : <SearchResults />}
    </PageFrame>
  );
}

const moreHrefs: Readonly<Record<SearchKind, (term: string, questions: string | null) => string | null>> = {
  product: (term) => `${paths.shop}?q=${encodeURIComponent(term)}`,
  category: () => paths.shop,
  page: (_, questions) => questions,
  article: (term) => `${paths.articles}?q=${encodeURIComponent(term)}`,
  faq: (_, questions) => questions,
};
const icons: Readonly<Record<SearchKind, IconName>> = {
  product: 'server',
  category: 'box',
  page: 'shield',
  article: 'document',
  faq: 'info',
};

function SearchResults() {
  const { term, name, groups } = usePageQuery(searchQuery);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total === 0 && name === null) return <Help title={searchText.emptyTitle(term)} text={searchText.emptyText} />;
  return (
    <>
      {name === null ? null : (
        <div className={styles.name}>
          <NameRow name={name} term={term} />
        </div>
      )}
      <p className={styles.total} role="status">
        {searchText.resultsOf(total, term)}
      </p>
      {groups.map((group) => (
        <Card key={group.kind} as="section" className={styles.group} labelledBy={`tim-${group.kind}`}>
          <div className={styles.head}>
            <h2 id={`tim-${group.kind}`}>
              <Icon name={icons[group.kind]} />
              {searchText.kinds[group.kind]}
            </h2>
            <span>{searchText.count(group.total)}</span> <More group={group} term={term} />
          </div>
          <Rows group={group} />
        </Card>
      ))}
    </>
  );
}

function More({ group, term }: { readonly group: SearchGroup; readonly term: string }) {
  const questions = useContentPaths()?.questions ?? null;
  const href = group.total > group.found.length ? moreHrefs[group.kind](term, questions) : null;
  return href === null ? null : <Link href={href}>{moreText(group)}</Link>;
}

const moreText = ({ kind, total }: SearchGroup): string =>
  kind === 'product' ? searchText.moreProducts(total) : searchText.more[kind](total);

function Rows({ group }: { readonly group: SearchGroup }) {
  if (group.kind === 'product')
    return (
      <ul>
        {group.found.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            wanted={group.wanted?.find(({ slug }) => slug === product.slug)}
          />
        ))}
      </ul>
    );
  return (
    <ul className={styles.matches}>
      {group.found.map(({ href, title, summary }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}

function Help({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyCard
      title={title}
      sentence={text}
      action={
        <>
          <ButtonLink href={paths.shop} kind="primary">
            {searchText.toShop}
          </ButtonLink>{' '}
          <ButtonLink href={paths.articles}>{searchText.toArticles}</ButtonLink>
        </>
      }
    />
  );
}
