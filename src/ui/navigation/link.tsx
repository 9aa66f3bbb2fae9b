import { useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from 'react';
import { prefetchWhenIdle } from './prefetch.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path of this shop, with query or anchor. ExternalLink is for other sites. */
  readonly href: string;
  /** Prefetches the page when the browser is idle. [PRE-01] */
  readonly prefetch?: boolean;
  /** Replaces the URL without a history entry and without scrolling. For filters and choices. */
  readonly inPlace?: boolean;
};

/** The only component for links inside the shop: a normal anchor that navigates on the client. */
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

/** A link to another site: new tab, no opener. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}

/** Whether the browser would open the link in this tab: left button, no modifier key. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
