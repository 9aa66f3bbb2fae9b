import type { Media } from '#core/content/article.ts';
import { Cover } from '#ui/blocks/content/cover.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './reading.module.css';

export function Pictures({ title, images }: { readonly title: string; readonly images: readonly Media[] }) {
  if (images.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <div className={layout.cols3}>
        {images.map((image) => (
          <Cover
            key={image.path}
            media={image}
            alt={image.alt}
            sizes="(max-width: 639px) 100vw, 370px"
            className={styles.cover}
          />
        ))}
      </div>
    </section>
  );
}
