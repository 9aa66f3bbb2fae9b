import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Shell as ShellContent } from '#core/pages/shell.ts';
import { noIntegrations } from '#core/shared/settings.ts';
import type { RouterContext } from '#ui/app/context.ts';
import { useConsentRequest } from '#ui/consent/consent-request.ts';
import { deferred } from '#ui/waking/deferred.tsx';
import { repeatEarlyPress } from '#ui/waking/early-press.ts';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import { ContactBar } from './contact-bar.tsx';
import { ShellPart } from './shell-part.tsx';
import '#ui/theme/layout.module.css';
import { publicQueryOf, usePrivateQuery, usePublicQuery } from '#ui/app/queries.ts';
import { useRouteRow, useShop } from '#ui/app/use-shop.ts';
import { ToastHost } from '#ui/kit/feedback/toast.tsx';
import { documentLoadedAt } from '#ui/promotion/document-loaded-at.ts';
import { DrawnOverlays } from '#ui/promotion/drawn-overlays.tsx';
import { Header } from '#ui/shell/header/header.tsx';
import { useHasInteracted } from '#ui/waking/use-has-interacted.ts';
import { shell } from './messages.vi.ts';

const Progress = lazyPart(() =>
  import('./progress.tsx').then(
    (found) => ({ default: found.Progress }),
    () => ({ default: () => null }),
  ),
);
const FlashNote = lazyPart(() => import('./flash-note.tsx'));
/** Only for members of the staff. */
const ViewBanner = lazyPart(() => import('./view-banner.tsx'));
/** Optional: overlays, consent question, integrations and comparison tray. */
const Beside = lazyPart(() => import('./secondary-content.tsx').catch(() => ({ default: () => null })));
/** Without a script it is never shown. */
const ToTop = lazyPart(() => import('./to-top.tsx').catch(() => ({ default: () => null })));
const Footer = deferred(() => import('./footer.tsx'), 'visible');

/** Header, footer and category tree; a failure omits them. [DATA-01] */
export const loadShell = async ({ queryClient, client }: RouterContext): Promise<void> => {
  await queryClient.prefetchQuery(publicQueryOf(client, 'loadShell', {}));
};

/** Without the contact, which the installation says. Used when the shell query fails. */
const fallbackContent: Omit<ShellContent, 'contact'> = {
  logo: null,
  menus: null,
  footer: null,
  licences: null,
  categories: null,
  footerBanner: null,
  pages: null,
  portal: null,
  about: null,
  voucherText: null,
  integrations: noIntegrations,
};

const cartCancelled = { notice: 'cart-cancelled', notify: null } as const;

/** [LAY-01] */
export function Shell() {
  const { flash: posted, choices, identity, view } = useShop();
  const isCartCancelled = usePrivateQuery('loadVisitor', {}, false).data?.isCartCancelled;
  const flash = posted ?? (isCartCancelled ? cartCancelled : null);
  const { data: content = { ...fallbackContent, contact: identity.contact } } = usePublicQuery('loadShell', {});
  const path = useRouterState({ select: (state) => state.location.pathname });
  const frame = useRouteRow()?.frame ?? 'shop';
  const [opened] = useState(() => ({ path, at: documentLoadedAt() }));
  const isSecondaryReady = useSecondaryReady();
  useEffect(() => repeatEarlyPress(null), []);
  return (
    <>
      <a className="skip" href="#main" id="top">
        {shell.skip}
      </a>
      <Progress />
      <Header content={content} path={path} short={frame === 'checkout'}>
        {view && <ViewBanner {...view} />}
      </Header>
      <main id="main">
        {flash === null ? null : <FlashNote flash={flash} />}
        <Outlet />
        {isSecondaryReady ? <ToTop /> : null}
      </main>
      {frame === 'shop' ? (
        <ShellPart name="footer">
          <Footer content={content} />
        </ShellPart>
      ) : null}
      <ContactBar
        hotline={content.contact.hotline}
        zaloUrl={content.contact.zaloUrl}
        hidden={frame === 'checkout'}
        chat={content.integrations.chat === null ? 'none' : frame === 'shop' ? 'shown' : 'hidden'}
      />
      <DrawnOverlays />
      {isSecondaryReady && choices !== null ? <Beside integrations={content.integrations} opened={opened} /> : null}
      <ToastHost />
    </>
  );
}

/** Delay before secondary content loads without interaction, in milliseconds: in time for a popup after a second. */
export const SECONDARY_DELAY_MS = 300;

/** True after the first interaction, after the delay, or when a click needs the deferred part. */
const useSecondaryReady = (): boolean => {
  const touched = useHasInteracted();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SECONDARY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useConsentRequest() !== null || touched || late;
};
