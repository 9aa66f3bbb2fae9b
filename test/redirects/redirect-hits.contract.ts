import fc from 'fast-check';
import { expect } from 'vitest';
import type { RedirectHits } from '#core/redirects/redirect-hits.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** Hits, and how often the editors see that the rule with this old address was applied. */
export type RedirectHitsSubject = {
  readonly hits: RedirectHits;
  readonly expectedTotal: (urlOld: string) => Promise<number>;
};

/** Old addresses of the seed's rules. */
const ruled = ['/khuyen-mai-cu', '/dich-vu-da-ngung', '/bang-gia-vps'] as const;

export const redirectHitsLaws: readonly Law<RedirectHitsSubject>[] = [
  {
    name: 'RED-04 editors see each rule’s hits, neither more nor fewer',
    check: async (open) => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...ruled), { maxLength: 12 }), async (applied) => {
          const { hits, expectedTotal } = await open();
          const before = new Map<string, number>();
          for (const urlOld of ruled) before.set(urlOld, await expectedTotal(urlOld));
          for (const urlOld of applied) hits.count(urlOld);
          for (const urlOld of ruled)
            expect(await expectedTotal(urlOld)).toBe(
              (before.get(urlOld) ?? 0) + applied.filter((each) => each === urlOld).length,
            );
        }),
        { numRuns: 8 },
      );
    },
  },
  {
    name: 'RED-04 what is counted stays counted when there is nothing new',
    check: async (open) => {
      const { hits, expectedTotal } = await open();
      hits.count(ruled[0]);
      const once = await expectedTotal(ruled[0]);
      expect(once).toBeGreaterThan(0);
      expect(await expectedTotal(ruled[0])).toBe(once);
    },
  },
];

/** What every RedirectHits owes its callers. */
export const redirectHitsContract = (name: string, open: () => Promise<RedirectHitsSubject>): void =>
  describeLaws(name, redirectHitsLaws, open);
