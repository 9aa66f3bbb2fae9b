import type { AnchorHTMLAttributes } from 'react';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';

/** An editor's link: absolute URLs leave the shop, others are its paths. [HDR-03] */
export function MenuLink({
  url,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly url: string }) {
  return /^https?:\/\//.test(url) ? <ExternalLink href={url} {...rest} /> : <Link href={toPath(url)} {...rest} />;
}

/** `danh-muc` → `/danh-muc`; leaves tel:, #… unchanged. */
export const toPath = (url: string): string => (/^([/#]|tel:|mailto:)/.test(url) ? url : `/${url}`);
