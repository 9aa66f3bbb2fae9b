import type { Home } from '#core/pages/home.ts';
import * as paths from '#core/shared/paths.ts';
import { ArticleCard } from '#ui/blocks/content/article-card.tsx';
import NewsletterForm from '#ui/consultation/newsletter-form.tsx';
import styles from '#ui/home/home-parts.module.css';
import { homeParts } from '#ui/home/messages.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';

/** Newest articles and the newsletter. Loads near the viewport. [ROUTE-01] */
export default function HomeNews({ data: { articles } }: { readonly data: Home }) {
  return (
    <>
      {articles?.length === 0 ? null : <Newest articles={articles} />}
      <div className={classes(layout.wrap, styles.newsletter)}>
        <NewsletterForm />
      </div>
    </>
  );
}

function Newest({ articles }: Pick<Home, 'articles'>) {
  return (
    <section className={layout.sec} aria-labelledby="bai-viet-moi">
      <div className={layout.wrap}>
        <div className={layout.secHead}>
          <h2 id="bai-viet-moi">{homeParts.articles}</h2>
          <ButtonLink href={paths.articles} kind="text">
            {homeParts.allArticles}
            <Icon name="arrow" size="s" />
          </ButtonLink>
        </div>
        {articles === null ? (
          <Note kind="plain">{homeParts.articlesMissing}</Note>
        ) : (
          <div className={classes(layout.cols3, styles.row)}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
