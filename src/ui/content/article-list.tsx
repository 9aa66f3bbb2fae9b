import type { ReactNode } from 'react';
import type { ArticlePage, ArticleSummary } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import cards from '#ui/blocks/content/article-card.module.css';
import { ArticleMeta } from '#ui/blocks/content/article-meta.tsx';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { classes } from '#ui/kit/css.ts';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './article-list.module.css';
import { ByAuthor } from './by-author.tsx';
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

type Item = { readonly article: ArticleSummary };

/** The wide first article; its picture is usually the largest element on the screen. */
function LeadArticle({ article }: Item) {
  return (
    <Card as="article" className={classes(cards.whole, styles.lead)}>
      <Cover
        media={article.cover}
        sizes="(max-width: 639px) 100vw, (max-width: 1023px) 50vw, 430px"
        eager
        className={styles.leadCover}
      />
      <div className={styles.leadBody}>
        <ArticleMeta article={article} />
        <h2>
          <Link href={paths.article(article.slug)} className={layout.cover}>
            {article.title}
          </Link>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
        {article.author === null ? null : <ByAuthor author={article.author} />}
      </div>
    </Card>
  );
}

function ArticleRow({ article }: Item) {
  return (
    <article className={classes(cards.whole, layout.lined, styles.row)}>
      <Cover media={article.cover} sizes="(max-width: 639px) 104px, 188px" className={styles.rowCover} />
      <div>
        <ArticleMeta article={article} />
        <h2>
          <Link href={paths.article(article.slug)} className={layout.cover}>
            {article.title}
          </Link>
        </h2>
        <p className={classes(layout.fine, layout.hideM)}>{article.summary}</p>
      </div>
    </article>
  );
}
