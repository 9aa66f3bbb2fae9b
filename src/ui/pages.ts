import type { PageModule } from './app/page-loader.ts';
import type { landingLoaders } from './landing-loaders.ts';
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

/** A page that newcomers land on: the document brings its data, so its loader comes with the first page that is gone to. */
const landing = (name: keyof typeof landingLoaders, component: PageModule['component']): PageModule => ({
  load: async (input) => (await pageChunk(() => import('./landing-loaders.ts'))()).landingLoaders[name](input),
  component,
});

/** Where each page is found. Those that newcomers land on are named here, the others, most of the shop, in tables of their own. */
export const pages: Modules<PageName> = {
  home: landing('home', () => import('./pages/home.page.tsx')),
  'bare-metal': landing('bare-metal', () => import('./pages/bare-metal.page.tsx')),
  shop: landing('shop', () => import('./pages/shop.page.tsx')),
  category: landing('category', () => import('./pages/category.page.tsx')),
  products: landing('products', () => import('./pages/products.page.tsx')),
  product: landing('product', () => import('./pages/product.page.tsx')),
  customise: landing('customise', () => import('./pages/customise.page.tsx')),
  ...later(
    () => import('./content-pages.ts').then(({ contentPages }) => contentPages),
    ['articles', 'article', 'author', 'project', 'content-page', 'search'],
  ),
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
      'quotation',
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
    ['favourites', 'privacy-choices', 'account', 'profile', 'services', 'service', 'orders', 'order'],
  ),
  ...later(
    () => import('./domain-pages.ts').then(({ domainPages }) => domainPages),
    ['domain-search', 'papers-list', 'papers'],
  ),
  ...later(
    () => import('./consultation-pages.ts').then(({ consultationPages }) => consultationPages),
    ['consultation', 'consultation-sent'],
  ),
  ...later(
    () => import('./side-pages.ts').then(({ sidePages }) => sidePages),
    ['lab', 'flaticon', 'gallery', 'self-check'],
  ),
  ...later(
    () => import('./choosing-pages.ts').then(({ choosingPages }) => choosingPages),
    ['compare', 'm365-backup', 'm365-backup-done'],
  ),
};
