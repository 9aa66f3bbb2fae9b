import type { Author } from '#core/content/article.ts';
import { authorHref } from '#core/content/content-paths.ts';
import { AuthorPicture } from '#ui/blocks/author-picture.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './article-list.module.css';

/** Who wrote it, in one line. */
export function ByAuthor({ author, linked = false }: { readonly author: Author; readonly linked?: boolean }) {
  return (
    <p className={styles.by}>
      <AuthorPicture author={author} size="s" />
      <span>
        {linked ? <Link href={authorHref(author.id)}>{author.name}</Link> : <b>{author.name}</b>}
        {author.jobTitle === null ? null : ` · ${author.jobTitle}`}
      </span>
    </p>
  );
}
