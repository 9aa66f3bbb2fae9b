import type { CookieName } from './cookies.ts';

/** Cookies that scripts can read and that indicate a cart. Tokens are HttpOnly. */
export const CART_COOKIES: readonly string[] = ['SHOPPING_CART', 'sessionId'] satisfies CookieName[];

/** In the browser's storage, of a customer: a remembered login outlives all cookies that scripts can read. */
export const LOGGED_IN_KEY = 'logged-in';

/** In the browser's storage of a tab: how many documents of the shop it has shown. */
export const DOCUMENTS_KEY = 'documents';
