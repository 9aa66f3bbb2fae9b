import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';
import type { World } from './world.ts';

/** Adds up in the world what the content system would be told. [RedirectHits] */
export const memoryRedirectHits = (world: World): RedirectHits => ({
  count: (urlOld) => {
    world.state.redirectHits.set(urlOld, (world.state.redirectHits.get(urlOld) ?? 0) + 1);
  },
});
