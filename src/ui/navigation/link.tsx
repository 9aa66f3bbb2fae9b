import { createLink, useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { prefetchWhenIdle } from './prefetch.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

type RoutedProps = ComponentProps<'a'> & {
  readonly anchor: Pick<AnchorProps, 'href' | 'aria-current'>;
  /** Set by the router. */
  readonly 'data-status'?: string;
};

/**
 * The router's link, drawn with the address that it is given, which the router would rewrite, and current when its page
 * says so: the router calls every link to the open page current. (Decision 0036)
 */
const RoutedAnchor = createLink(
  ({ anchor, href: _href, 'aria-current': _current, 'data-status': _status, ...rest }: RoutedProps) => (
    <a {...rest} {...anchor} />
  ),
);

type LinkProps = AnchorProps & {
  /** Prefetches the page in an idle moment. [PRE-01] */
  readonly prefetch?: boolean;
  /** Replaces the URL without history entry and scrolling, as for filters. */
  readonly inPlace?: boolean;
};

/** The only component for links inside the shop; `href` is a path in it, with query or anchor. See ExternalLink. */
export function Link({ prefetch = false, inPlace = false, ...given }: LinkProps) {
  const { href, 'aria-current': current, target, ...rest } = given;
  const router = useRouter();
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (prefetch && anchor.current ? prefetchWhenIdle(router, anchor.current, href) : undefined),
    [prefetch, href, router],
  );
  // Anchors of the open page, which keep its query, and editors' links that are no paths. The host needs no handlers.
  if (import.meta.env.SSR || !/^\/(?!\/)/.test(href)) return <a {...given} />;
  return (
    <RoutedAnchor
      {...rest}
      {...(target !== undefined && { target })}
      ref={anchor}
      to={href}
      href={href}
      anchor={{ href, 'aria-current': current }}
      replace={inPlace}
      resetScroll={!inPlace}
      activeProps={{}}
    />
  );
}

/** Opens in a new tab, without opener. */
export function ExternalLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}

/** Left button without modifier key: the browser would open the link in this tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
