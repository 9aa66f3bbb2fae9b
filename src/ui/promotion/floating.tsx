import type { Slide } from '#core/content/banner.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { BannerLink } from './banner-link.tsx';
import { FixedImage } from './fixed-image.tsx';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';

/** Disappears when clicked or closed. [BAN-04] */
export function Floating({ slides, onClose }: { readonly slides: readonly Slide[]; readonly onClose: () => void }) {
  const [slide] = slides;
  return slide === undefined ? null : (
    <aside className={styles.floating} aria-label={text.slider}>
      <BannerLink slide={slide} onPress={onClose} className={styles.picture}>
        <FixedImage path={slide.imagePath} alt={slide.title} width={126} height={80} />
      </BannerLink>
      <IconButton icon="close" label={text.floating} onClick={onClose} className={styles.close} />
    </aside>
  );
}
