import type { BrowserState } from '#adapters/memory/browser/browser-state.ts';
import { memoryClock } from '#adapters/memory/environment.ts';
import { memoryBindings } from '#adapters/memory/memory-ports.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import type { World } from '#adapters/memory/world.ts';
import { timerDelay } from '#adapters/system/clock.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import type { Ports } from '#core/ports.ts';
import { bindShared } from './container.ts';

export const memoryShopPorts = (world: World, browser: BrowserState, origin: string): Ports => {
  const fakes = memoryBindings(world, browser);
  return bindShared<Ports>({
    ...fakes,
    delay: () => timerDelay,
    domains: () => queuedRegistry(fakes.domains(), ttlCache(memoryClock(world), { max: 1_000 })),
    settings: () => ({ ...memorySettings, site: { ...memorySettings.site, own: origin } }),
  }).parts;
};
