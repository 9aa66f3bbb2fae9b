import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from 'react';
import { prefetchWhenIdle } from './prefetch.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of this shop, with query or anchor. Addresses elsewhere are ExternalLink's. */
  readonly href: string;
  /** Fetches the page behind it once the browser has nothing else to do. [PRE-01] */
  readonly prefetch?: boolean;
  /** Changes the address in place: no new entry in the history, the page does not scroll. For filters and choices. */
  readonly inPlace?: boolean;
};

/** The one link inside the shop: an ordinary anchor that the router follows without loading the document again. */
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

/** A link that leaves the shop: new tab, no opener. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}

/** A click that the browser would answer by opening the page here: left button, no modifier. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
