import type { Media } from '#core/content/article.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './cover.module.css';
import { toImage } from './media-image.ts';
import { Picture } from './picture.tsx';

/** 16:9; a neutral placeholder without a picture. */
export function Cover({
  media,
  sizes,
  eager = false,
  alt = '',
  className,
}: {
  readonly media: Media | null;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly alt?: string;
  readonly className?: string | undefined;
}) {
  return (
    <div className={classes(styles.cover, className)}>
      {media === null ? (
        <Icon name="document" size="l" />
      ) : (
        <Picture image={toImage({ ...media, alt })} sizes={sizes} eager={eager} />
      )}
    </div>
  );
}
