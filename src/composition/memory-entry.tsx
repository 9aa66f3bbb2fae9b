// First of all: the layers' order is that of their first mention.
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { newIntent } from '#adapters/system/random.ts';
import { createAppRouter } from '#ui/router.tsx';
import { bankPath, MemoryBank } from './memory-bank.tsx';
import { openMemoryShop } from './memory-shop.ts';

const { origin, pathname } = location;
const shop = openMemoryShop(
  { read: (name) => localStorage.getItem(name), write: (name, text) => localStorage.setItem(name, text) },
  origin,
  Date.now,
);
// Another tab, such as the sandbox bank's, has changed what both remember.
window.addEventListener('storage', shop.restore);

const [, payment] = bankPath.exec(pathname) ?? [];
if (payment === undefined) {
  const router = createAppRouter({
    queryClient: new QueryClient(),
    useCases: shop.useCases,
    submission: null,
    flash: null,
    newIntent,
    mayKnowVisitor: shop.knowsVisitor,
    origin,
  });
  await router.load();
  createRoot(document).render(<RouterProvider router={router} />);
} else createRoot(document.body).render(<MemoryBank shop={shop} id={decodeURIComponent(payment)} />);
