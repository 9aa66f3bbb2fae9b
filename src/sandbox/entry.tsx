// First import, because the first mention of a layer defines its order.
import '#ui/theme/tokens.css';
import '#ui/theme/fonts.css';
import '#ui/theme/base.css';
import { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserFormDrafts } from '#adapters/browser/form-drafts.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { endLogIn, readLogInReturn } from '#core/account/log-in/end-log-in.ts';
import { clientOf } from '#core/shop-client.ts';
import type { Flash } from '#ui/app/context.ts';
import { createAppRouter } from '#ui/router.tsx';
import { bankPath, MemoryBank } from './bank-page.tsx';
import { followOrderLink } from './follow-order-link.ts';
import { MemoryProvider, providerOf, providerPath } from './identity-provider-page.tsx';
import { openMemoryShop } from './open-shop.ts';
import { MemoryOutbox, OUTBOX_PATH } from './outbox-page.tsx';

const { origin, pathname, search } = location;
const shop = openMemoryShop(
  { read: (name) => localStorage.getItem(name), write: (name, text) => localStorage.setItem(name, text) },
  origin,
  systemClock.now,
);
// Another tab changed the shared state.
window.addEventListener('storage', shop.restore);

/** Like the host, takes a login's token out of the URL before rendering. */
const flashOfLogIn = async (): Promise<Flash | null> => {
  const returned = readLogInReturn(pathname, [...new URLSearchParams(search)]);
  if (returned === null) return null;
  const { loginCallback } = shop.useCases;
  const site = { own: origin, portal: null };
  const { goTo, notice, notify } = await endLogIn(returned, {
    loginCallback,
    site,
    idempotencyKey: newIdempotencyKey(),
  });
  history.replaceState(null, '', goTo);
  return notice && { notice, notify };
};

const renderShop = async (): Promise<void> => {
  const flash = await flashOfLogIn();
  const linked = await followOrderLink(shop, pathname);
  if (linked !== null) history.replaceState(null, '', linked);
  const router = createAppRouter({
    queryClient: new QueryClient(),
    client: clientOf(shop.useCases),
    identity: sampleIdentity,
    clock: systemClock,
    view: null,
    drafts: browserFormDrafts(() => sessionStorage),
    submission: null,
    flash,
    knownCart: null,
    newIdempotencyKey,
    canKnowVisitor: shop.knowsVisitor,
    device: shop.device,
    choices: async () => shop.choices,
    integrations: null,
    origin,
  });
  await router.load();
  createRoot(document).render(<RouterProvider router={router} />);
};

const [, payment] = bankPath.exec(pathname) ?? [];
const provider = providerOf(providerPath.exec(pathname)?.[1] ?? '');
const page = (): ReactNode => {
  if (payment !== undefined) return <MemoryBank shop={shop} id={decodeURIComponent(payment)} />;
  if (pathname === OUTBOX_PATH) return <MemoryOutbox shop={shop} />;
  const state = new URLSearchParams(search).get('state') ?? '';
  return provider && <MemoryProvider shop={shop} provider={provider} state={state} />;
};
const rendered = page();
if (rendered === null) await renderShop();
else createRoot(document.body).render(rendered);
