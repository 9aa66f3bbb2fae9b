import type { Author } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import cards from '#ui/blocks/content/article-card.module.css';
import { AuthorPicture } from '#ui/blocks/content/author-picture.tsx';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { ArticleList } from '#ui/content/article-list.tsx';
import { parsePage } from '#ui/content/article-query.ts';
import styles from '#ui/content/author-head.module.css';
import { contentText } from '#ui/content/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { pageHrefs } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

const authorQuery = publicPageQuery('loadAuthor', ({ params, search }) => ({
  id: params.id ?? '',
  page: parsePage(search),
}));

/** [ROUTE-37, ROUTE-48] */
export const load: PageLoader = async (loader) => {
  const { author } = await ensureFound(loader, authorQuery, 'author');
  return {
    title: contentText.pageTitle(author.name, parsePage(loader.search)),
    description: author.bio ?? contentText.authorDescription(author.name, loader.context.identity.name),
    canonicalPath: paths.author(author.id),
  };
};

/** /author/{id} [ROUTE-37] */
export function Page() {
  const search = useSearchTexts();
  const { author, articles } = usePageQuery(authorQuery);
  return (
    <PageFrame trail={[{ title: contentText.articles, href: paths.articles }]} here={author.name}>
      <AuthorHead author={author} articles={articles.total} />
      {articles.articles.length === 0 ? null : <h2 className={styles.list}>{contentText.articlesBy(author.name)}</h2>}
      <ArticleList
        page={articles}
        hrefOf={pageHrefs(paths.author(author.id), search)}
        empty={
          <EmptyCard
            title={contentText.authorEmptyTitle}
            sentence={contentText.authorEmptyText(author.name)}
            href={paths.articles}
            link={contentText.toAll}
          />
        }
      />
    </PageFrame>
  );
}

function AuthorHead({ author, articles }: { readonly author: Author; readonly articles: number }) {
  return (
    <Card padded as="section" labelledBy="tac-gia" className={styles.head}>
      <AuthorPicture author={author} size="l" />
      <div>
        <h1 id="tac-gia">{author.name}</h1>
        <p className={cards.meta}>
          {author.jobTitle === null ? null : <span>{author.jobTitle}</span>}{' '}
          <span>{contentText.byAuthor(articles)}</span>
        </p>
        {author.bio === null ? null : <p className={classes(layout.below, styles.bio)}>{author.bio}</p>}
      </div>
    </Card>
  );
}
