import type { ReactNode } from 'react';
import type { Slide } from '#core/content/banner.ts';
import { classes } from '#ui/kit/css.ts';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import styles from './banner-link.module.css';

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
  const name = classes(styles.link, className);
  if (href === null && onPress === undefined) return <span className={name}>{children}</span>;
  if (href === null)
    return (
      <button type="button" className={name} onClick={onPress}>
        {children}
      </button>
    );
  const Anchor = /^https?:/.test(href) ? ExternalLink : Link;
  return (
    <Anchor href={href} className={name} onClick={onPress} aria-label={label}>
      {children}
    </Anchor>
  );
}
