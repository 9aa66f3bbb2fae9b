import type { Article, Author } from '#core/content/article.ts';
import { tagFilterPath } from '#core/content/content-paths.ts';
import * as paths from '#core/shared/paths.ts';
import { AuthorPicture } from '#ui/blocks/author-picture.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChipLink } from '#ui/kit/chip.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

export function ArticleEnd({ article: { tags, author } }: { readonly article: Article }) {
  return (
    <footer className={styles.end}>
      {tags.length === 0 ? null : (
        <nav className={styles.tags} aria-label={contentText.tags}>
          {tags.map(({ slug, name }) => (
            <ChipLink key={slug} href={tagFilterPath(slug)}>
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
      {author === null ? null : <AuthorBox author={author} />}
    </footer>
  );
}

function AuthorBox({ author }: { readonly author: Author }) {
  return (
    <Card padded as="section" labelledBy="_tac-gia" className={styles.authorBox}>
      <AuthorPicture author={author} size="l" />
      <div>
        <h2 id="_tac-gia">{author.name}</h2>
        {author.jobTitle === null ? null : <p className={styles.job}>{author.jobTitle}</p>}
        {author.bio === null ? null : <p>{author.bio}</p>}
        <Link href={paths.author(author.id)}>{contentText.aboutAuthor(author.name)}</Link>
      </div>
    </Card>
  );
}
