import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryCartPointer } from '#adapters/memory/browser/cart-pointer.ts';
import { memoryTokenStore } from '#adapters/memory/browser/token-store.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { TokenSubject } from '#test/session/token-store.contract.ts';
import type { Environment } from '#test/shared/environment.contract.ts';
import type { Requests } from './browser.ts';

const requests = <Port>(
  world: World,
  browser: BrowserState,
  portOf: (browser: BrowserState) => Port,
): Requests<Port> => ({
  next: () => portOf(browser),
  elsewhere: () => portOf(createBrowser()),
  after: (milliseconds) => {
    world.state.now += milliseconds;
    return portOf(browser);
  },
});

/** Creates new contract subjects over the memory adapters. */
export const memoryPointerSubject = async (): Promise<Requests<CartPointer>> => {
  const world = memoryWorld();
  return requests(world, createBrowser(), (browser) => memoryCartPointer(world, browser));
};

export const memoryTokenSubject = async (): Promise<TokenSubject> => {
  const browser = createBrowser();
  return {
    ...requests(memoryWorld(), browser, memoryTokenStore),
    logIn: (session) => {
      browser.session = session;
    },
  };
};

export const memoryEnvironment = async (): Promise<Environment> => {
  const { clock, delay, deadline, random, log } = memoryPorts(memoryWorld());
  return { clock, delay, deadline, random, log };
};

/** A bearer that already holds this token. */
export const bearerOf = (held: Parameters<Bearer['set']>[0]): Bearer => {
  const bearer = memoryBearer();
  bearer.set(held);
  return bearer;
};
