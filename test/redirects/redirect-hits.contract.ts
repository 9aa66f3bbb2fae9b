import fc from 'fast-check';
import { expect } from 'vitest';
import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** Redirect hits, and the number of hits that editors see for the rule with this old address. */
export type RedirectHitsSubject = {
  readonly hits: RedirectHits;
  readonly hitsOf: (urlOld: string) => Promise<number>;
};

/** Old addresses of the seed's rules. */
const oldAddresses = ['/khuyen-mai-cu', '/dich-vu-da-ngung', '/bang-gia-vps'] as const;

export const redirectHitsLaws: readonly Law<RedirectHitsSubject>[] = [
  {
    name: 'RED-04 editors see the exact number of hits of each rule',
    check: async (open) => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...oldAddresses), { maxLength: 12 }), async (applied) => {
          const { hits, hitsOf } = await open();
          const before = new Map<string, number>();
          for (const urlOld of oldAddresses) before.set(urlOld, await hitsOf(urlOld));
          for (const urlOld of applied) hits.count(urlOld);
          for (const urlOld of oldAddresses)
            expect(await hitsOf(urlOld)).toBe(
              (before.get(urlOld) ?? 0) + applied.filter((each) => each === urlOld).length,
            );
        }),
        { numRuns: 8 },
      );
    },
  },
  {
    name: 'RED-04 reading the hits does not change them',
    check: async (open) => {
      const { hits, hitsOf } = await open();
      hits.count(oldAddresses[0]);
      const once = await hitsOf(oldAddresses[0]);
      expect(once).toBeGreaterThan(0);
      expect(await hitsOf(oldAddresses[0])).toBe(once);
    },
  },
];

/** Runs the RedirectHits laws on one adapter. */
export const redirectHitsContract = (name: string, open: () => Promise<RedirectHitsSubject>): void =>
  describeLaws(name, redirectHitsLaws, open);
