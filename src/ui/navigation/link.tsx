import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from 'react';
import { prefetchWhenIdle } from './prefetch.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Path in this shop, with query or anchor; see ExternalLink. */
  readonly href: string;
  /** Prefetches the page in an idle moment. [PRE-01] */
  readonly prefetch?: boolean;
  /** Replaces the URL without history entry and scrolling, as for filters. */
  readonly inPlace?: boolean;
};

/** The only component for links inside the shop: an anchor that navigates on the client. */
export function Link({ href, prefetch = false, inPlace = false, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (prefetch && anchor.current ? prefetchWhenIdle(router, anchor.current, href) : undefined),
    [prefetch, href, router],
  );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || rest.target !== undefined || href.startsWith('#')) return;
    event.preventDefault();
    void router.navigate({ href, replace: inPlace, resetScroll: !inPlace });
  };
  return <a {...rest} ref={anchor} href={href} onClick={follow} />;
}

/** Opens in a new tab, without opener. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}

/** Left button without modifier key: the browser would open the link in this tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
