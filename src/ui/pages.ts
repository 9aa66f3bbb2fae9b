import type { PageModule } from './page-loader.ts';
import { loadBareMetal } from './pages/bare-metal.loader.ts';
import { loadCategory } from './pages/category.loader.ts';
import { loadCustomise } from './pages/customise.loader.ts';
import { loadHome } from './pages/home.loader.ts';
import { loadProduct } from './pages/product.loader.ts';
import { loadProducts } from './pages/products.loader.ts';
import { loadShop } from './pages/shop.loader.ts';
import type { PageName } from './routes.ts';
import { pageChunk } from './shell/stale-chunk.ts';

type Modules<Name extends PageName> = Readonly<Record<Name, PageModule>>;

/** Pages that are looked up in a table which loads with the first of them. */
const later = <Name extends PageName>(find: () => Promise<Modules<Name>>, names: readonly Name[]): Modules<Name> => {
  const module = async (name: Name): Promise<PageModule> => (await pageChunk(find)())[name];
  const made = names.map((name): readonly [Name, PageModule] => [
    name,
    {
      load: async (input) => (await module(name)).load(input),
      component: async () => (await module(name)).component(),
    },
  ]);
  // One entry for each of the names, and nothing else.
  return Object.fromEntries(made) as Modules<Name>;
};

/**
 * Where each page is found. What a page that newcomers land on needs before it is drawn comes with the first script, so
 * that a press asks at once; the others, most pages of the shop, are tables of their own.
 */
export const pages: Modules<PageName> = {
  home: { load: loadHome, component: () => import('./pages/home.page.tsx') },
  'bare-metal': { load: loadBareMetal, component: () => import('./pages/bare-metal.page.tsx') },
  shop: { load: loadShop, component: () => import('./pages/shop.page.tsx') },
  category: { load: loadCategory, component: () => import('./pages/category.page.tsx') },
  products: { load: loadProducts, component: () => import('./pages/products.page.tsx') },
  product: { load: loadProduct, component: () => import('./pages/product.page.tsx') },
  customise: { load: loadCustomise, component: () => import('./pages/customise.page.tsx') },
  ...later(
    () => import('./order-pages.ts').then(({ orderPages }) => orderPages),
    [
      'cart',
      'checkout',
      'thanks',
      'add-by-query',
      'review-order',
      'payment',
      'payment-result',
      'payment-return',
      'invoice',
      'direct-order',
      'update-order',
    ],
  ),
  ...later(
    () => import('./log-in-pages.ts').then(({ logInPages }) => logInPages),
    [
      'log-in',
      'register',
      'verify',
      'forgot-password',
      'verify-reset',
      'reset-password',
      'complete-registration',
      'registration-completed',
      'link-account',
    ],
  ),
  ...later(
    () => import('./portal-pages.ts').then(({ portalPages }) => portalPages),
    ['favourites', 'account', 'profile', 'services', 'service', 'orders', 'order'],
  ),
};
