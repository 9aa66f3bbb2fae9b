import type { PricedSlide } from '#core/promotion/priced-banner.ts';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import { BannerLink } from './banner-link.tsx';
import { CaptionedSlide } from './captioned-slide.tsx';
import { FixedImage } from './fixed-image.tsx';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';

/** Disappears when clicked or closed. [BAN-04] */
export function Floating({
  slides,
  onClose,
}: {
  readonly slides: readonly PricedSlide[];
  readonly onClose: () => void;
}) {
  const [slide] = slides;
  return slide === undefined ? null : (
    <aside className={classes(layout.screen, styles.floating)} aria-label={text.slider}>
      <BannerLink slide={slide} onPress={onClose} className={styles.picture}>
        {slide.caption === null ? (
          <FixedImage path={slide.imagePath} alt={slide.title} width={126} height={80} />
        ) : (
          <CaptionedSlide {...slide} caption={slide.caption} as="icon" />
        )}
      </BannerLink>
      <IconButton icon="close" label={text.floating} onClick={onClose} className={styles.close} />
    </aside>
  );
}
