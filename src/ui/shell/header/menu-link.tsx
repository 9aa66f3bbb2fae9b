import type { AnchorHTMLAttributes } from 'react';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';

/** An editor's link: absolute URLs leave the shop, others are its paths. [HDR-03] */
export function MenuLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  return /^https?:\/\//.test(href) ? <ExternalLink href={href} {...rest} /> : <Link href={toPath(href)} {...rest} />;
}

/** `danh-muc` → `/danh-muc`; leaves tel:, #… unchanged. */
export const toPath = (url: string): string => (/^([/#]|tel:|mailto:)/.test(url) ? url : `/${url}`);
