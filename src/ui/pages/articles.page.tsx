import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { ArticleList } from '#ui/content/article-list.tsx';
import { parseArticleQuery } from '#ui/content/article-query.ts';
import { ArticleToolbar } from '#ui/content/article-toolbar.tsx';
import styles from '#ui/content/articles.module.css';
import { contentText } from '#ui/content/messages.vi.ts';
import { NoArticles } from '#ui/content/no-articles.tsx';
import { topicName } from '#ui/content/topic-name.ts';
import { deferred } from '#ui/kit/deferred.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';

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
      <div className={styles.layout}>
        <div>
          <ArticleToolbar query={query} search={search} topic={topic} total={data.total} />
          <ArticleList
            page={data}
            hrefOf={(to) => withSearchChanges(paths.articles, search, { page: to === 1 ? null : String(to) })}
            leading={!filtered && query.page === 1}
            empty={<NoArticles filtered={filtered} />}
          />
        </div>
        <ArticleSidebar query={query} search={search} categories={categories} tags={tags} board={board} />
      </div>
    </PageFrame>
  );
}
