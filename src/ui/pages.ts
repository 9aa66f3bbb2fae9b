import type { ComponentType } from 'react';
import type { PageLoader } from './page-loader.ts';
import { loadAddByQuery } from './pages/add-by-query.loader.ts';
import { loadBareMetal } from './pages/bare-metal.loader.ts';
import { loadCart } from './pages/cart.loader.ts';
import { loadCategory } from './pages/category.loader.ts';
import { loadCheckout } from './pages/checkout.loader.ts';
import { loadCustomise } from './pages/customise.loader.ts';
import { loadHome } from './pages/home.loader.ts';
import { loadInvoice } from './pages/invoice.loader.ts';
import { loadPayment } from './pages/payment.loader.ts';
import { loadPaymentResult } from './pages/payment-result.loader.ts';
import { loadPaymentReturn } from './pages/payment-return.loader.ts';
import { loadProduct } from './pages/product.loader.ts';
import { loadProducts } from './pages/products.loader.ts';
import { loadReviewOrder } from './pages/review-order.loader.ts';
import { loadShop } from './pages/shop.loader.ts';
import { loadThanks } from './pages/thanks.loader.ts';
import type { PageName } from './routes.ts';

/** A page's loader comes with the first script, its component with its own chunk. */
export type PageModule = {
  readonly load: PageLoader;
  readonly component: () => Promise<{ readonly Page: ComponentType }>;
};

export const pages: Readonly<Record<PageName, PageModule>> = {
  home: { load: loadHome, component: () => import('./pages/home.page.tsx') },
  'bare-metal': { load: loadBareMetal, component: () => import('./pages/bare-metal.page.tsx') },
  shop: { load: loadShop, component: () => import('./pages/shop.page.tsx') },
  category: { load: loadCategory, component: () => import('./pages/category.page.tsx') },
  products: { load: loadProducts, component: () => import('./pages/products.page.tsx') },
  product: { load: loadProduct, component: () => import('./pages/product.page.tsx') },
  customise: { load: loadCustomise, component: () => import('./pages/customise.page.tsx') },
  cart: { load: loadCart, component: () => import('./pages/cart.page.tsx') },
  checkout: { load: loadCheckout, component: () => import('./pages/checkout.page.tsx') },
  thanks: { load: loadThanks, component: () => import('./pages/thanks.page.tsx') },
  'add-by-query': { load: loadAddByQuery, component: () => import('./pages/add-by-query.page.tsx') },
  'review-order': { load: loadReviewOrder, component: () => import('./pages/review-order.page.tsx') },
  payment: { load: loadPayment, component: () => import('./pages/payment.page.tsx') },
  'payment-result': { load: loadPaymentResult, component: () => import('./pages/payment-result.page.tsx') },
  'payment-return': { load: loadPaymentReturn, component: () => import('./pages/payment-return.page.tsx') },
  invoice: { load: loadInvoice, component: () => import('./pages/invoice.page.tsx') },
};
