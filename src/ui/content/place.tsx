import type { Section } from '#core/content/article.ts';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
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
