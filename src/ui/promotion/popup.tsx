import type { PricedSlide } from '#core/promotion/priced-banner.ts';
import Slides from '#ui/kit/media/slides.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import { BannerLink } from './banner-link.tsx';
import { CaptionedSlide } from './captioned-slide.tsx';
import { FixedImage } from './fixed-image.tsx';
import { promotion as text } from './messages.vi.ts';
import { PopupStrip } from './popup-strip.tsx';
import styles from './promotion.module.css';
import { useIsPhone } from './use-is-phone.ts';

/** Time per slide in milliseconds. [BAN-03] */
export const POPUP_SLIDE_MS = 4_000;

/** The close button, a click outside and a click on a picture close it. [BAN-02, BAN-03] */
export default function Popup({
  slides,
  onClose,
}: {
  readonly slides: readonly PricedSlide[];
  readonly onClose: () => void;
}) {
  if (useIsPhone()) return <PopupStrip slides={slides} onClose={onClose} />;
  return (
    <Dialog label={text.popup} onClose={onClose} className={styles.popup}>
      <Slides label={text.popup} autoplayMs={POPUP_SLIDE_MS}>
        {slides.map((slide) => (
          <BannerLink key={slide.imagePath} slide={slide} onPress={onClose} className={styles.picture}>
            {slide.caption === null ? (
              <FixedImage path={slide.imagePath} alt={slide.title} width={404} height={258} />
            ) : (
              <CaptionedSlide {...slide} caption={slide.caption} as="popup" />
            )}
          </BannerLink>
        ))}
      </Slides>
    </Dialog>
  );
}
