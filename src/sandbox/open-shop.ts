import { addDemoCustomer } from '#adapters/memory/accounts/demo-customer.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { restoreWorld, saveWorld, type TextStore } from '#adapters/memory/browser/saved-world.ts';
import { memoryVisitorChoices } from '#adapters/memory/browser/visitor-choices.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { platformRandom } from '#adapters/system/random.ts';
import { memoryShopPorts } from '#composition/memory.ts';
import type { Device } from '#core/account/log-in/device.port.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { UseCases } from '#core/operations.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';

export type MemoryShop = ReturnType<typeof openMemoryShop>;

/** Reloads and other tabs continue with the state in `store`. The clock starts at the real time. */
export const openMemoryShop = (store: TextStore, origin: string, now: () => number) => {
  const world = memoryWorld({ now: now(), random: platformRandom, origin });
  const browser = createBrowser();
  const restore = (): void => restoreWorld(store, world, browser);
  const keep = (): void => saveWorld(store, world, browser);
  restore();
  addDemoCustomer(world);
  const useCases = createUseCases(memoryShopPorts(world, browser, origin));
  return {
    useCases: withPersistence(
      useCases,
      () => {
        world.state.now = now();
      },
      keep,
    ),
    world,
    bank: bankOf(world),
    choices: persistChoices(memoryVisitorChoices(browser), keep),
    device: persistDevice(memoryDevice(browser), keep),
    knowsVisitor: () => browser.cart !== null || browser.session !== null,
    /** Loads what another tab has written. */
    restore,
    keep,
  };
};

/** Passkeys survive a reload. */
const persistDevice = (device: Device, keep: () => void): Device => ({
  ...device,
  createPasskey: async (options) => {
    const made = await device.createPasskey(options);
    keep();
    return made;
  },
});

/** Closed overlays and compared products survive a reload. */
const persistChoices = (choices: VisitorChoices, keep: () => void): VisitorChoices => ({
  ...choices,
  close: (what, at) => {
    choices.close(what, at);
    keep();
  },
  saveComparedSlugs: (slugs) => {
    choices.saveComparedSlugs(slugs);
    keep();
  },
});

const withPersistence = (useCases: UseCases, before: () => void, after: () => void): UseCases => {
  const around = (run: (input: never) => Promise<unknown>) => async (input: never) => {
    before();
    const answer = await run(input);
    after();
    return answer;
  };
  // Each use case keeps its name and type.
  return Object.fromEntries(Object.entries(useCases).map(([name, run]) => [name, around(run)])) as UseCases;
};
