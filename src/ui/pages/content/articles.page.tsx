import Button from '@mui/material/Button';
import type { ArticleQuery, CountedTopic } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { SEARCH_FORM_ID } from '#ui/content/article-form.ts';
import { ArticleList } from '#ui/content/article-list.tsx';
import { parseArticleQuery } from '#ui/content/article-query.ts';
import styles from '#ui/content/articles.module.css';
import { contentText } from '#ui/content/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { FilterChip } from '#ui/kit/surface/chip.tsx';
import { pageHrefs, type Search, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { deferred } from '#ui/waking/deferred.tsx';

const articles = publicPageQuery('listArticles', ({ search }) => parseArticleQuery(search));

/** /danh-sach-bai-viet [ROUTE-36] */
export const load: PageLoader = async (loader) => {
  const query = parseArticleQuery(loader.search);
  const found = await ensure(loader, articles);
  const topic = topicName(query, found);
  const title = topic === null ? contentText.articles : contentText.articlesOf(topic);
  return {
    title: contentText.pageTitle(title, query.page),
    description: contentText.articlesLead,
    canonicalPath: paths.articles,
  };
};

/** Links and a GET form work before hydration. */
const ArticleSidebar = deferred(() => import('#ui/content/article-sidebar.tsx'), 'touched');

/** /danh-sach-bai-viet [ROUTE-36] */
export function Page() {
  const search = useSearchTexts();
  const query = parseArticleQuery(search);
  const data = usePageQuery(articles);
  const { categories, tags, board } = data;
  const topic = topicName(query, data);
  const filtered = topic !== null || query.search !== null;
  const here = topic === null ? contentText.articles : contentText.articlesOf(topic);
  const trail = topic === null ? [] : [{ title: contentText.articles, href: paths.articles }];
  return (
    <PageFrame trail={trail} here={topic ?? here} title={here} lead={contentText.articlesLead}>
      <div className={classes(layout.withSum, styles.layout)}>
        <div>
          <ArticleToolbar query={query} search={search} topic={topic} total={data.total} />
          <ArticleList
            page={data}
            hrefOf={pageHrefs(paths.articles, search)}
            leading={!filtered && query.page === 1}
            empty={<NoArticles filtered={filtered} />}
          />
        </div>
        <ArticleSidebar query={query} search={search} categories={categories} tags={tags} board={board} />
      </div>
    </PageFrame>
  );
}

/** Number of articles, active filters, and on phones a link to the search below. */
function ArticleToolbar({
  query,
  search,
  topic,
  total,
}: {
  readonly query: ArticleQuery;
  readonly search: Search;
  /** Name of the category or tag. */
  readonly topic: string | null;
  readonly total: number;
}) {
  const without = (...names: readonly string[]): string =>
    withSearchChanges(paths.articles, search, Object.fromEntries([...names, 'page'].map((name) => [name, null])));
  const filtered = topic !== null || query.search !== null;
  return (
    <div className={classes(layout.toolbar, styles.toolbar, !filtered && layout.toSide)}>
      {filtered ? <b>{contentText.found(total)}</b> : null}{' '}
      {query.search === null ? null : (
        <FilterChip href={without('q')} label={contentText.dropSearch(query.search)}>
          “{query.search}”
        </FilterChip>
      )}{' '}
      {topic === null ? null : (
        <FilterChip href={without('chuyen-muc', 'the')} label={contentText.dropTopic(topic)}>
          {topic}
        </FilterChip>
      )}{' '}
      <Button href={`#${SEARCH_FORM_ID}`} className={layout.toSide ?? ''}>
        <Icon name="search" />
        {contentText.toSearch}
      </Button>
    </div>
  );
}

function NoArticles({ filtered }: { readonly filtered: boolean }) {
  return (
    <EmptyCard
      title={filtered ? contentText.noneTitle : contentText.noneYetTitle}
      sentence={filtered ? contentText.noneText : contentText.noneYetText}
      href={filtered ? paths.articles : paths.shop}
      link={filtered ? contentText.toAll : contentText.toShop}
    />
  );
}

/** Null without a filter; an unknown topic is shown by its slug. */
const topicName = (
  { category, tag }: ArticleQuery,
  {
    categories,
    tags,
  }: { readonly categories: readonly CountedTopic[] | null; readonly tags: readonly CountedTopic[] | null },
): string | null => {
  if (category !== null) return categories?.find(({ slug }) => slug === category)?.name ?? category;
  return tag === null ? null : (tags?.find(({ slug }) => slug === tag)?.name ?? tag);
};
