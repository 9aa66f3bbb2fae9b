import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery } from '#ui/app/page.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { ArticleList } from '#ui/content/article-list.tsx';
import { parsePage } from '#ui/content/article-query.ts';
import { AuthorHead } from '#ui/content/author-head.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { EmptyState } from '#ui/kit/state.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';

const authorQuery = publicPageQuery('loadAuthor', ({ params, search }) => ({
  id: params.id ?? '',
  page: parsePage(search),
}));

/** [ROUTE-37, ROUTE-48] */
export const load: PageLoader = async (loader) => {
  const { author } = await ensureFound(loader, authorQuery, 'author');
  return {
    title: contentText.pageTitle(author.name, parsePage(loader.search)),
    description: author.bio ?? contentText.authorDescription(author.name),
    canonicalPath: paths.author(author.id),
  };
};

/** /author/{id} [ROUTE-37] */
export function Page() {
  const search = useSearchTexts();
  const { author, articles } = usePageQuery(authorQuery);
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs trail={[{ title: contentText.articles, href: paths.articles }]} here={author.name} />
      <AuthorHead author={author} articles={articles.total} />
      <ArticleList
        page={articles}
        hrefOf={(to) => withSearchChanges(paths.author(author.id), search, { page: to === 1 ? null : String(to) })}
        empty={
          <Card>
            <EmptyState
              title={contentText.authorEmptyTitle}
              sentence={contentText.authorEmptyText(author.name)}
              action={
                <ButtonLink href={paths.articles} kind="primary">
                  {contentText.toAll}
                </ButtonLink>
              }
            />
          </Card>
        }
      />
    </div>
  );
}
