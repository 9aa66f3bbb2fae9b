import { useEffect, useRef } from 'react';
import { imageUrl } from './image-url.ts';
import { useHydrated } from './use-hydrated.ts';

/** Widths that the host generates, by screen width. [spec 9, IMG-01] */
export const IMAGE_WIDTHS = [576, 768, 1024, 1440] as const;
/** Distance from the viewport at which an image loads. [spec 9] */
export const LAZY_MARGIN_PX = 50;

const srcSetOf = (path: string): string => IMAGE_WIDTHS.map((width) => `${imageUrl(path, width)} ${width}w`).join(', ');

/** An image that the host resizes: path, alternative text, original size in pixels. */
type Image = { readonly path: string; readonly alt: string; readonly width: number; readonly height: number };

/**
 * A responsive image in the shop's widths. It loads lazily with a margin of 50 px: natively before hydration;
 * afterwards our observer sets the sources of images that are still far away.
 */
export function Picture({
  image,
  sizes,
  eager = false,
  className,
}: {
  readonly image: Image;
  /** Rendered width as a CSS `sizes` value. */
  readonly sizes: string;
  /** True for images above the fold. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) {
  const element = useRef<HTMLImageElement>(null);
  const hydrated = useHydrated();
  useEffect(
    () => (hydrated && !eager && element.current ? observeProximity(element.current) : undefined),
    [hydrated, eager],
  );
  return (
    <img
      ref={element}
      src={imageUrl(image.path, IMAGE_WIDTHS[0])}
      srcSet={srcSetOf(image.path)}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** Loads the image once it is within the margin; `loading="lazy"` prevents loading it earlier. */
const observeProximity = (element: HTMLImageElement): (() => void) | undefined => {
  if (!('IntersectionObserver' in window) || element.complete) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.loading = 'eager';
      observer.disconnect();
    },
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
