import type { Author } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { AuthorPicture } from '#ui/blocks/content/author-picture.tsx';
import { classes } from '#ui/kit/css.ts';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './article-list.module.css';

export function ByAuthor({ author, linked = false }: { readonly author: Author; readonly linked?: boolean }) {
  return (
    <p className={classes(layout.row, styles.by)}>
      <AuthorPicture author={author} size="s" />
      <span>
        {linked ? <Link href={paths.author(author.id)}>{author.name}</Link> : <b>{author.name}</b>}
        {author.jobTitle === null ? null : ` · ${author.jobTitle}`}
      </span>
    </p>
  );
}
