import type { World } from '#adapters/memory/world.ts';
import { CART_POINTER_DAYS, type CartPointer } from '#core/session/cart-pointer.port.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { BrowserState } from './browser-state.ts';

/** Expires by the world's clock. */
export const memoryCartPointer = (world: World, browser: BrowserState): CartPointer => ({
  get: () => {
    const { cart } = browser;
    return cart && world.state.now < cart.until ? cart.id : null;
  },
  set: (id) => {
    browser.cart = { id, until: world.state.now + CART_POINTER_DAYS * DAY_MS };
  },
  clear: () => {
    browser.cart = null;
  },
  recovery: () => browser.recovery?.id ?? null,
  setRecovery: (id, life) => {
    browser.recovery = id && { id, endsWithSession: life === 'session' };
  },
  sessionId: () => browser.sessionId,
  setSessionId: (id) => {
    browser.sessionId = id;
  },
});
