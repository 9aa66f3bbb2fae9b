import type { ReactNode } from 'react';
import type { ArticlePage, ArticleSummary } from '#core/content/article.ts';
import { Pagination } from '#ui/kit/pagination.tsx';
import { EmptyCard } from '#ui/kit/state.tsx';
import { ArticleRow, LeadArticle } from './article-items.tsx';
import styles from './article-list.module.css';
import { contentText } from './messages.vi.ts';

/** A page number beyond the end gets a link to the last page. [ROUTE-36, ROUTE-37] */
export function ArticleList({
  page,
  hrefOf,
  leading = false,
  empty,
}: {
  readonly page: ArticlePage;
  readonly hrefOf: (page: number) => string;
  /** Renders the first featured article wide, otherwise the first. */
  readonly leading?: boolean;
  readonly empty: ReactNode;
}) {
  if (page.articles.length === 0)
    return page.total > 0 ? <RedirectToLastPage pages={page.pages} hrefOf={hrefOf} /> : empty;
  const lead = leading ? pickLeadArticle(page.articles) : undefined;
  const rows = page.articles.filter((article) => article !== lead);
  return (
    <>
      {lead === undefined ? null : <LeadArticle article={lead} />}
      <div className={styles.rows}>
        {rows.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </div>
      <Pagination page={page.page} pages={page.pages} hrefOf={hrefOf} />
    </>
  );
}

const pickLeadArticle = (articles: readonly ArticleSummary[]): ArticleSummary | undefined =>
  articles.find(({ featured }) => featured) ?? articles[0];

function RedirectToLastPage({ pages, hrefOf }: { readonly pages: number; readonly hrefOf: (page: number) => string }) {
  return (
    <EmptyCard
      title={contentText.beyondTitle}
      sentence={contentText.beyondText(pages)}
      href={hrefOf(pages)}
      link={contentText.toLast}
    />
  );
}
