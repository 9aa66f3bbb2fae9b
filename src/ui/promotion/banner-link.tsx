import type { ReactNode } from 'react';
import type { Slide } from '#core/content/banner.ts';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';

/** Links to a page of the shop, to another site in a new tab, or nowhere. */
export function BannerLink({
  slide: { href },
  label,
  onPress,
  className,
  children,
}: {
  readonly slide: Pick<Slide, 'href'>;
  /** Accessible name while the picture is not rendered. */
  readonly label?: string | undefined;
  readonly onPress?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  if (href === null && onPress === undefined) return <span className={className}>{children}</span>;
  if (href === null)
    return (
      <button type="button" className={className} onClick={onPress}>
        {children}
      </button>
    );
  const Anchor = /^https?:/.test(href) ? ExternalLink : Link;
  return (
    <Anchor href={href} className={className} onClick={onPress} aria-label={label}>
      {children}
    </Anchor>
  );
}
