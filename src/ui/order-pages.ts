import type { PageModules } from './app/page-loader.ts';
import { loadAddByQuery } from './pages/add-by-query.loader.ts';
import { loadCart } from './pages/cart.loader.ts';
import { loadCheckout } from './pages/checkout.loader.ts';
import { loadInvoice } from './pages/invoice.loader.ts';
import { loadPayment } from './pages/payment.loader.ts';
import { loadPaymentResult } from './pages/payment-result.loader.ts';
import { loadPaymentReturn } from './pages/payment-return.loader.ts';
import { loadQuotation } from './pages/quotation.loader.ts';
import { loadReviewOrder } from './pages/review-order.loader.ts';
import { loadThanks } from './pages/thanks.loader.ts';
import { loadUpdateOrder } from './pages/update-order.loader.ts';

/** The steps of an order. Their loaders come with the first of them, so that its data is asked for at once. */
export const orderPages = {
  cart: { load: loadCart, component: () => import('./pages/cart.page.tsx') },
  checkout: { load: loadCheckout, component: () => import('./pages/checkout.page.tsx') },
  thanks: { load: loadThanks, component: () => import('./pages/thanks.page.tsx') },
  'add-by-query': { load: loadAddByQuery, component: () => import('./pages/add-by-query.page.tsx') },
  'review-order': { load: loadReviewOrder, component: () => import('./pages/review-order.page.tsx') },
  payment: { load: loadPayment, component: () => import('./pages/payment.page.tsx') },
  'payment-result': { load: loadPaymentResult, component: () => import('./pages/payment-result.page.tsx') },
  'payment-return': { load: loadPaymentReturn, component: () => import('./pages/payment-return.page.tsx') },
  invoice: { load: loadInvoice, component: () => import('./pages/invoice.page.tsx') },
  quotation: { load: loadQuotation, component: () => import('./pages/quotation.page.tsx') },
  'direct-order': {
    // It reckons with prices, which no other step needs before it is drawn.
    load: async (input) => (await import('./pages/direct-order.loader.ts')).loadDirectOrder(input),
    component: () => import('./pages/direct-order.page.tsx'),
  },
  'update-order': { load: loadUpdateOrder, component: () => import('./pages/update-order.page.tsx') },
} satisfies PageModules;
