import { useEffect, useRef } from 'react';
import { imageUrl } from './image-url.ts';
import { useHydrated } from './use-hydrated.ts';

/** Widths that the host cuts, by screen width. [spec 9, IMG-01] */
export const IMAGE_WIDTHS = [576, 768, 1024, 1440] as const;
/** An image loads when it is this near to the screen. [spec 9] */
export const LAZY_MARGIN_PX = 50;

const srcSetOf = (path: string): string => IMAGE_WIDTHS.map((width) => `${imageUrl(path, width)} ${width}w`).join(', ');

/** A picture that the host cuts to size: its path, what it shows, its size in pixels. */
type Image = { readonly path: string; readonly alt: string; readonly width: number; readonly height: number };

/**
 * An image of the catalogue in the widths of the shop. It loads lazily with a margin of 50 px: before hydration the
 * browser's own laziness serves, after it our observer sets the sources of those that are still far away.
 */
export function Picture({
  image,
  sizes,
  eager = false,
  className,
}: {
  readonly image: Image;
  /** How wide it is drawn, as CSS says it. */
  readonly sizes: string;
  /** True for what is seen at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}) {
  const element = useRef<HTMLImageElement>(null);
  const hydrated = useHydrated();
  useEffect(() => (hydrated && !eager && element.current ? loadNear(element.current) : undefined), [hydrated, eager]);
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

/** Asks for the image once it is within the margin; the attribute keeps it from loading earlier. */
const loadNear = (element: HTMLImageElement): (() => void) | undefined => {
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
