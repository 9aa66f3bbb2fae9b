import type { PageModules } from './app/page-loader.ts';
import { loadAccount } from './pages/account.loader.ts';
import { loadFavourites } from './pages/favourites.loader.ts';
import { loadOrder } from './pages/order.loader.ts';
import { loadOrders } from './pages/orders.loader.ts';
import { loadPrivacyChoices } from './pages/privacy-choices.loader.ts';
import { loadProfile } from './pages/profile.loader.ts';
import { loadService } from './pages/service.loader.ts';
import { loadServices } from './pages/services.loader.ts';

/** A customer's own pages, and what every visitor may choose about himself. Their loaders come with the first of them. */
export const portalPages = {
  favourites: { load: loadFavourites, component: () => import('./pages/favourites.page.tsx') },
  'privacy-choices': { load: loadPrivacyChoices, component: () => import('./pages/privacy-choices.page.tsx') },
  account: { load: loadAccount, component: () => import('./pages/account.page.tsx') },
  profile: { load: loadProfile, component: () => import('./pages/profile.page.tsx') },
  services: { load: loadServices, component: () => import('./pages/services.page.tsx') },
  service: { load: loadService, component: () => import('./pages/service.page.tsx') },
  orders: { load: loadOrders, component: () => import('./pages/orders.page.tsx') },
  order: { load: loadOrder, component: () => import('./pages/order.page.tsx') },
} satisfies PageModules;
