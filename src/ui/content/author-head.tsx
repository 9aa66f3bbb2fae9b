import type { Author } from '#core/content/article.ts';
import { AuthorPicture } from '#ui/blocks/author-picture.tsx';
import { Card } from '#ui/kit/card.tsx';
import styles from './author-head.module.css';
import { contentText } from './messages.vi.ts';

export function AuthorHead({ author, articles }: { readonly author: Author; readonly articles: number }) {
  return (
    <Card padded as="section" labelledBy="tac-gia" className={styles.head}>
      <AuthorPicture author={author} size="l" />
      <div>
        <h1 id="tac-gia">{author.name}</h1>
        <p className={styles.facts}>
          {author.jobTitle === null ? null : <span>{author.jobTitle}</span>}
          <span>{contentText.byAuthor(articles)}</span>
        </p>
        {author.bio === null ? null : <p className={styles.bio}>{author.bio}</p>}
      </div>
    </Card>
  );
}
