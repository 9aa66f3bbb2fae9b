import type { ReactNode } from 'react';
import type { PricedBanner } from '#core/promotion/priced-banner.ts';
import { Picture } from '#ui/blocks/content/picture.tsx';
import Slides from '#ui/kit/media/slides.tsx';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import { BannerLink } from './banner-link.tsx';
import styles from './banner-slides.module.css';
import { CaptionedSlide } from './captioned-slide.tsx';
import { promotion as text } from './messages.vi.ts';

/** Time per slide in milliseconds. [BAN-01] */
export const SLIDE_MS = 5_000;

const SIZE = { width: 1140, height: 320 };

/** Current banners in display order; the home use case has already filtered them by their window. */
export default function BannerSlides({ banners }: { readonly banners: readonly PricedBanner[] }) {
  const slides = banners.flatMap((banner) => banner.slides);
  const isHydrated = useHydrated();
  if (slides.length === 0) return null;
  return (
    <Slides label={text.slider} autoplayMs={SLIDE_MS}>
      {slides.map((slide, index) => {
        const now = isHydrated || index === 0;
        if (slide.caption !== null)
          return (
            <BannerLink key={slide.imagePath} slide={slide} className={styles.banner}>
              <CaptionedSlide {...slide} caption={slide.caption} as="wide" hasArt={now} />
            </BannerLink>
          );
        return (
          <BannerLink
            key={slide.imagePath}
            slide={slide}
            label={now ? undefined : slide.title || text.slider}
            className={styles.banner}
          >
            <RenderAfterHydration now={now}>
              <Picture
                image={{ path: slide.imagePath, alt: slide.title, ...SIZE }}
                sizes="(max-width: 1180px) calc(100vw - 40px), 1140px"
              />
            </RenderAfterHydration>
          </BannerLink>
        );
      })}
    </Slides>
  );
}

/** Renders off-screen pictures after hydration; without JavaScript they are in `<noscript>`. */
function RenderAfterHydration({ now, children }: { readonly now: boolean; readonly children: ReactNode }) {
  return now ? children : <noscript>{children}</noscript>;
}
