import type { CookieName } from '#core/session/cookies.ts';

/** Cookies a script may read that speak for a cart. Tokens are not among them: no script sees one. */
const speaking: readonly string[] = ['SHOPPING_CART', 'sessionId'] satisfies CookieName[];

/** Whether asking the host for the visitor's state may find something; a newcomer's first page asks nothing. */
export const mayKnowVisitor = (cookies: string): boolean =>
  cookies.split(';').some((pair) => speaking.includes(pair.split('=')[0]?.trim() ?? ''));
