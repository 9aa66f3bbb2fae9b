import type { Article } from '#core/content/article.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { articleWords } from '#ui/blocks/content/article.vi.ts';
import cards from '#ui/blocks/content/article-card.module.css';
import { ArticleMeta } from '#ui/blocks/content/article-meta.tsx';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { classes } from '#ui/kit/css.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { ByAuthor } from './by-author.tsx';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

export function ArticleHead({ article }: { readonly article: Article }) {
  const { title, summary, author, cover, publishedAt, updatedAt } = article;
  const updated = updatedAt === null ? null : formatDate(updatedAt);
  const isNews = publishedAt !== null && updated !== null && updated !== formatDate(publishedAt);
  return (
    <header className={classes(layout.entries, styles.head)}>
      {publishedAt === null ? (
        <Note kind="warn">
          <b>{articleWords.draft}.</b> {contentText.draftNote}
        </Note>
      ) : null}
      <h1>{title}</h1>
      <p className={styles.lead}>{summary}</p>
      <div className={cards.meta}>
        <ArticleMeta article={article} linked />
        {isNews ? <span>{contentText.updated(updated)}</span> : null}
      </div>
      {author === null ? null : <ByAuthor author={author} linked />}
      {cover === null ? null : (
        <Cover
          media={cover}
          alt={cover.alt}
          sizes="(max-width: 1023px) 100vw, 810px"
          eager
          className={classes(layout.below, styles.cover)}
        />
      )}
    </header>
  );
}
