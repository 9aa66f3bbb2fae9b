import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Shell as ShellContent } from '#core/content/pages.ts';
import type { RouterContext } from '#ui/context.ts';
import { ContactBar } from '#ui/kit/contact-bar.tsx';
import { deferred } from '#ui/kit/deferred.tsx';
import '#ui/kit/layout.module.css';
import '#ui/kit/card.module.css';
import '#ui/kit/state.module.css';
import { ToastHost } from '#ui/kit/toast.tsx';
import { useShop } from '#ui/kit/use-shop.ts';
import { shell } from '#ui/messages/shell.vi.ts';
import { queryOf } from '#ui/queries.ts';
import './footer.module.css';
import { Header } from './header.tsx';
import { ToTop } from './to-top.tsx';

/** What a form post left to say; most pages have nothing. */
const FlashNote = lazy(() => import('./flash-note.tsx'));
/** Comes when the page is alive; a shop without it only does not say that it is loading. */
const Progress = lazy(() =>
  import('./progress.tsx').then(
    (found) => ({ default: found.Progress }),
    () => ({ default: () => null }),
  ),
);
const Footer = deferred(() => import('./footer.tsx'), 'visible');

/** Header, footer and category tree; a failure leaves them out and never stops the page. [DATA-01] */
export const loadShell = async ({ queryClient, useCases }: RouterContext): Promise<void> => {
  await queryClient.prefetchQuery(queryOf(useCases, 'shell', {}));
};

/** What the shop says where not even the content system's contact facts could be had. */
const bare: ShellContent = {
  logo: null,
  menus: null,
  footer: null,
  licences: null,
  categories: null,
  contact: { hotline: '1800.6070', email: 'hotro@cuahangmay.example', zaloUrl: 'https://zalo.me/18006070' },
};

/** What stands around every page. [LAY-01] */
export function Shell() {
  const { useCases, flash } = useShop();
  const { data: content = bare } = useQuery(queryOf(useCases, 'shell', {}));
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <>
      <a className="skip" href="#main" id="top">
        {shell.skip}
      </a>
      <Suspense fallback={null}>
        <Progress />
      </Suspense>
      <Header content={content} path={path} />
      <main id="main">
        {flash === null ? null : (
          <Suspense fallback={null}>
            <FlashNote flash={flash} />
          </Suspense>
        )}
        <Outlet />
      </main>
      <Footer content={content} />
      <ToTop />
      <ContactBar hotline={content.contact.hotline} zaloUrl={content.contact.zaloUrl} />
      <ToastHost />
    </>
  );
}
