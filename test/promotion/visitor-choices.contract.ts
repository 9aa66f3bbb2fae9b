import fc from 'fast-check';
import { expect } from 'vitest';
import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { canShowAgain } from '#core/content/banner.ts';
import type { ClosableOverlay, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { anyConsent } from '#test/consent/consent-store.contract.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/**
 * A browser: the choices that its page reads, the store of the shop's consent choice, and the page's choices after a
 * reload.
 */
export type ChoicesSubject = {
  readonly choices: VisitorChoices;
  readonly store: Pick<ConsentStore, 'save'>;
  readonly reloaded: () => VisitorChoices;
};

const closables = ['popup', 'floating', 'voucher'] as const satisfies readonly ClosableOverlay[];
const anyList = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,4}$/), { maxLength: 3 });
const always = (
  open: () => Promise<ChoicesSubject>,
  check: (subject: ChoicesSubject, what: ClosableOverlay, at: number) => void,
) =>
  forAll(
    fc.tuple(fc.constantFrom(...closables), fc.integer({ min: 0, max: 60_000 })),
    async ([what, ago]) => check(await open(), what, Date.now() - ago),
    12,
  );

/** Laws of every VisitorChoices adapter. */
export const visitorChoicesLaws: readonly Law<ChoicesSubject>[] = [
  {
    name: 'BAN-02 CON-01 a new browser has no close times and no choice',
    check: async (open) => {
      const { choices } = await open();
      expect([...closables.map(choices.closedAt), choices.consent()]).toEqual([null, null, null, null]);
      expect(choices.cookiePurposes()).toEqual([]);
    },
  },
  {
    name: 'BAN-02 BAN-04 a close time is stored to the millisecond and survives a reload',
    check: (open) =>
      always(open, ({ choices, reloaded }, what, at) => {
        choices.close(what, at);
        expect([choices.closedAt(what), reloaded().closedAt(what)]).toEqual([at, at]);
        expect(canShowAgain(choices.closedAt(what), Date.now())).toBe(false);
      }),
  },
  {
    name: 'BAN-04 each overlay has its own close time',
    check: (open) =>
      always(open, ({ choices }, what, at) => {
        choices.close(what, at);
        for (const other of closables) if (other !== what) expect(choices.closedAt(other)).toBeNull();
      }),
  },
  {
    name: 'BAN-02 a new close time replaces the previous one',
    check: (open) =>
      always(open, ({ choices }, what, at) => {
        choices.close(what, at - 1_000);
        choices.close(what, at);
        expect(choices.closedAt(what)).toBe(at);
      }),
  },
  {
    name: 'CON-01 the page reads the choice that the shop stored',
    check: async (open) =>
      forAll(
        anyConsent,
        async (consent) => {
          const { choices, store } = await open();
          store.save(consent);
          expect(choices.consent()).toEqual(consent);
        },
        12,
      ),
  },
  {
    name: 'CAT-08 a new comparison list replaces the previous one, keeps its order and survives a reload',
    check: async (open) =>
      forAll(
        fc.tuple(anyList, anyList),
        async ([before, list]) => {
          const { choices, reloaded } = await open();
          expect(choices.comparedSlugs()).toEqual([]);
          choices.saveComparedSlugs(before);
          choices.saveComparedSlugs(list);
          expect([choices.comparedSlugs(), reloaded().comparedSlugs()]).toEqual([list, list]);
        },
        40,
      ),
  },
  {
    name: 'LAY-08 a visit remembers each note by itself, also after a reload',
    check: async (open) => {
      const { choices, reloaded } = await open();
      const notes = () =>
        [reloaded(), choices].map((each) => [each.hasNoted('interrupted'), each.hasNoted('searched')]);
      expect(notes()).toEqual([
        [false, false],
        [false, false],
      ]);
      choices.note('searched');
      choices.note('searched');
      expect(notes()).toEqual([
        [false, true],
        [false, true],
      ]);
      choices.note('interrupted');
      expect(notes()).toEqual([
        [true, true],
        [true, true],
      ]);
    },
  },
];

/** Runs the laws on one adapter. */
export const visitorChoicesContract = (name: string, open: () => Promise<ChoicesSubject>): void =>
  describeLaws(`${name} keeps the VisitorChoices contract`, visitorChoicesLaws, open);
