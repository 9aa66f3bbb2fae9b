import type { World } from '#adapters/memory/world.ts';
import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';

export const memoryRedirectHits = (world: World): RedirectHits => ({
  count: (urlOld) => {
    world.state.redirectHits.set(urlOld, (world.state.redirectHits.get(urlOld) ?? 0) + 1);
  },
});
