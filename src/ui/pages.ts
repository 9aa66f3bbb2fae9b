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
  'direct-order': {
    load: later(() => import('./pages/direct-order.loader.ts').then((found) => found.loadDirectOrder)),
    component: () => import('./pages/direct-order.page.tsx'),
  },
  'update-order': {
    load: later(() => import('./pages/update-order.loader.ts').then((found) => found.loadUpdateOrder)),
    component: () => import('./pages/update-order.page.tsx'),
  },
  'log-in': {
    load: later(() => import('./pages/log-in.loader.ts').then((found) => found.loadLogIn)),
    component: () => import('./pages/log-in.page.tsx'),
  },
  register: {
    load: later(() => import('./pages/register.loader.ts').then((found) => found.loadRegister)),
    component: () => import('./pages/register.page.tsx'),
  },
  verify: {
    load: later(() => import('./pages/verify.loader.ts').then((found) => found.loadVerify)),
    component: () => import('./pages/verify.page.tsx'),
  },
  'forgot-password': {
    load: later(() => import('./pages/forgot-password.loader.ts').then((found) => found.loadForgotPassword)),
    component: () => import('./pages/forgot-password.page.tsx'),
  },
  'verify-reset': {
    load: later(() => import('./pages/verify-reset.loader.ts').then((found) => found.loadVerifyReset)),
    component: () => import('./pages/verify-reset.page.tsx'),
  },
  'reset-password': {
    load: later(() => import('./pages/reset-password.loader.ts').then((found) => found.loadResetPassword)),
    component: () => import('./pages/reset-password.page.tsx'),
  },
  'complete-registration': {
    load: later(() =>
      import('./pages/complete-registration.loader.ts').then((found) => found.loadCompleteRegistration),
    ),
    component: () => import('./pages/complete-registration.page.tsx'),
  },
  'registration-completed': {
    load: later(() =>
      import('./pages/registration-completed.loader.ts').then((found) => found.loadRegistrationCompleted),
    ),
    component: () => import('./pages/registration-completed.page.tsx'),
  },
  'link-account': {
    load: later(() => import('./pages/link-account.loader.ts').then((found) => found.loadLinkAccount)),
    component: () => import('./pages/link-account.page.tsx'),
  },
  favourites: {
    load: later(() => import('./pages/favourites.loader.ts').then((found) => found.loadFavourites)),
    component: () => import('./pages/favourites.page.tsx'),
  },
  account: {
    load: later(() => import('./pages/account.loader.ts').then((found) => found.loadAccount)),
    component: () => import('./pages/account.page.tsx'),
  },
  profile: {
    load: later(() => import('./pages/profile.loader.ts').then((found) => found.loadProfile)),
    component: () => import('./pages/profile.page.tsx'),
  },
  services: {
    load: later(() => import('./pages/services.loader.ts').then((found) => found.loadServices)),
    component: () => import('./pages/services.page.tsx'),
  },
  service: {
    load: later(() => import('./pages/service.loader.ts').then((found) => found.loadService)),
    component: () => import('./pages/service.page.tsx'),
  },
  orders: {
    load: later(() => import('./pages/orders.loader.ts').then((found) => found.loadOrders)),
    component: () => import('./pages/orders.page.tsx'),
  },
  order: {
    load: later(() => import('./pages/order.loader.ts').then((found) => found.loadOrder)),
    component: () => import('./pages/order.page.tsx'),
  },
};
