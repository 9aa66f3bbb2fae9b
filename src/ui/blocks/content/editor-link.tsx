import type { ReactNode } from 'react';
import { useShop } from '#ui/app/use-shop.ts';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';

/** Link to an editor's URL: a path of this shop, an external URL, e-mail or phone. Any other URL is plain text. */
export function EditorLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { origin } = useShop();
  const own = ownPath(href, origin);
  if (own !== null)
    return (
      <Link href={own} className={className}>
        {children}
      </Link>
    );
  if (/^https?:\/\//i.test(href))
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    );
  if (/^(mailto|tel):/i.test(href))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return <span className={className}>{children}</span>;
}

/** Path of a URL on this origin (`/path`, `#anchor`, absolute); null for external ones, including `//host`. */
const ownPath = (href: string, origin: string): string | null => {
  if (href === origin) return '/';
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  return /^(#|\/(?![/\\]))/.test(path) ? path : null;
};
