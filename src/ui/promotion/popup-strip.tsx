import type { PricedSlide } from '#core/promotion/priced-banner.ts';
import { BannerLink } from './banner-link.tsx';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';
import { Strip } from './strip.tsx';

/** The first slide in two lines; its link and its button close it. [BAN-02] */
export function PopupStrip({
  slides: [first],
  onClose,
}: {
  readonly slides: readonly PricedSlide[];
  readonly onClose: () => void;
}) {
  return first === undefined ? null : (
    <Strip label={text.popup} onClose={onClose}>
      <BannerLink slide={first} onPress={onClose} className={styles.words}>
        <b>{first.caption?.heading ?? first.title}</b>
        {first.caption === null ? null : <span>{first.caption.text}</span>}
      </BannerLink>
    </Strip>
  );
}
