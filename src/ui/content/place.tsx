import type { Section } from '#core/content/article.ts';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { contentText } from './messages.vi.ts';
import styles from './place.module.css';

type PlaceSection = Extract<Section, { kind: 'place' }>;

/** A drawn map with address and opening hours; a map service opens only when asked. */
export function Place({ section: { title, address, hours, image, href } }: { readonly section: PlaceSection }) {
  return (
    <Card className={styles.place}>
      {image === null ? null : (
        <Cover media={image} alt={image.alt} sizes="(max-width: 639px) 100vw, 420px" className={styles.map} />
      )}
      <div className={classes(layout.entries, layout.start, styles.facts)}>
        <h2 className={layout.title}>{title}</h2>
        {address === '' ? null : (
          <p className={classes(layout.beside, layout.quiet)}>
            <Icon name="pin" />
            {address}
          </p>
        )}
        {hours === '' ? null : (
          <p className={classes(layout.beside, layout.quiet)}>
            <Icon name="clock" />
            {hours}
          </p>
        )}
        {href === null ? null : (
          <ButtonLink href={href} newTab>
            {contentText.openMap}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
