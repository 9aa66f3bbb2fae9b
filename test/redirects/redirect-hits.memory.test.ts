import { memoryRedirectHits } from '#adapters/memory/content/redirect-hits.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type RedirectHitsSubject, redirectHitsContract, redirectHitsLaws } from './redirect-hits.contract.ts';

const open = async (): Promise<RedirectHitsSubject> => {
  const world = memoryWorld();
  return {
    hits: memoryRedirectHits(world),
    hitsOf: async (urlOld) => world.state.redirectHits.get(urlOld) ?? 0,
  };
};

redirectHitsContract('redirect hits in memory', open);

describeMutants('RED-04 mutated redirect hits', redirectHitsLaws, open, {
  'nothing is counted': (subject) => ({ ...subject, hits: { count: () => {} } }),
  'a hit counts twice': ({ hits, hitsOf }) => ({
    hitsOf,
    hits: {
      count: (urlOld) => {
        hits.count(urlOld);
        hits.count(urlOld);
      },
    },
  }),
  'hits count for another rule': ({ hits, hitsOf }) => ({
    hitsOf,
    hits: { count: () => hits.count('/bang-gia-vps') },
  }),
  'reading the hits adds one': ({ hits, hitsOf }) => ({
    hits,
    hitsOf: async (urlOld) => {
      hits.count(urlOld);
      return hitsOf(urlOld);
    },
  }),
});
