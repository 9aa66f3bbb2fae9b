import type { ComponentType } from 'react';
import type { PageLoader } from './page-loader.ts';
import { loadBareMetal } from './pages/bare-metal.loader.ts';
import { loadCategory } from './pages/category.loader.ts';
import { loadCustomise } from './pages/customise.loader.ts';
import { loadHome } from './pages/home.loader.ts';
import { loadProduct } from './pages/product.loader.ts';
import { loadProducts } from './pages/products.loader.ts';
import { loadShop } from './pages/shop.loader.ts';
import type { PageName } from './routes.ts';
import { pageChunk } from './shell/stale-chunk.ts';

/**
 * A page's component comes with its own chunk. The loader of a page that newcomers land on comes with the first script,
 * so that a press asks at once; that of a step of an order comes with the step.
 */
export type PageModule = {
  readonly load: PageLoader;
  readonly component: () => Promise<{ readonly Page: ComponentType }>;
};

const later =
  (find: () => Promise<PageLoader>): PageLoader =>
  async (input) =>
    (await pageChunk(find)())(input);

export const pages: Readonly<Record<PageName, PageModule>> = {
  home: { load: loadHome, component: () => import('./pages/home.page.tsx') },
  'bare-metal': { load: loadBareMetal, component: () => import('./pages/bare-metal.page.tsx') },
  shop: { load: loadShop, component: () => import('./pages/shop.page.tsx') },
  category: { load: loadCategory, component: () => import('./pages/category.page.tsx') },
  products: { load: loadProducts, component: () => import('./pages/products.page.tsx') },
  product: { load: loadProduct, component: () => import('./pages/product.page.tsx') },
  customise: { load: loadCustomise, component: () => import('./pages/customise.page.tsx') },
  cart: {
    load: later(() => import('./pages/cart.loader.ts').then((found) => found.loadCart)),
    component: () => import('./pages/cart.page.tsx'),
  },
  checkout: {
    load: later(() => import('./pages/checkout.loader.ts').then((found) => found.loadCheckout)),
    component: () => import('./pages/checkout.page.tsx'),
  },
  thanks: {
    load: later(() => import('./pages/thanks.loader.ts').then((found) => found.loadThanks)),
    component: () => import('./pages/thanks.page.tsx'),
  },
  'add-by-query': {
    load: later(() => import('./pages/add-by-query.loader.ts').then((found) => found.loadAddByQuery)),
    component: () => import('./pages/add-by-query.page.tsx'),
  },
  'review-order': {
    load: later(() => import('./pages/review-order.loader.ts').then((found) => found.loadReviewOrder)),
    component: () => import('./pages/review-order.page.tsx'),
  },
  payment: {
    load: later(() => import('./pages/payment.loader.ts').then((found) => found.loadPayment)),
    component: () => import('./pages/payment.page.tsx'),
  },
  'payment-result': {
    load: later(() => import('./pages/payment-result.loader.ts').then((found) => found.loadPaymentResult)),
    component: () => import('./pages/payment-result.page.tsx'),
  },
  'payment-return': {
    load: later(() => import('./pages/payment-return.loader.ts').then((found) => found.loadPaymentReturn)),
    component: () => import('./pages/payment-return.page.tsx'),
  },
  invoice: {
    load: later(() => import('./pages/invoice.loader.ts').then((found) => found.loadInvoice)),
    component: () => import('./pages/invoice.page.tsx'),
  },
};
