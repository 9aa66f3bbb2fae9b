import type { Section } from '#core/content/article.ts';
import { Cover } from '#ui/blocks/cover.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Icon } from '#ui/kit/icon.tsx';
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
      <div className={styles.facts}>
        <h2>{title}</h2>
        {address === '' ? null : (
          <p>
            <Icon name="pin" />
            {address}
          </p>
        )}
        {hours === '' ? null : (
          <p>
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
