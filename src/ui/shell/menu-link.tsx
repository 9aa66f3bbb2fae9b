import type { AnchorHTMLAttributes } from 'react';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';

/** A link that editors wrote: a full address leaves the shop, everything else is a path of it. [HDR-03] */
export function MenuLink({
  url,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly url: string }) {
  return /^https?:\/\//.test(url) ? <ExternalLink href={url} {...rest} /> : <Link href={pathOf(url)} {...rest} />;
}

/** `danh-muc` → `/danh-muc`; an address of its own kind (tel:, #…) stays. */
export const pathOf = (url: string): string => (/^([/#]|tel:|mailto:)/.test(url) ? url : `/${url}`);
