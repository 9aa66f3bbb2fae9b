import fc from 'fast-check';
import { expect } from 'vitest';
import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { canShowAgain } from '#core/content/banner.ts';
import type { ClosableOverlay, VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { anyConsent } from '#test/consent/consent-store.contract.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** A browser: what its page reads, the store that the shop keeps his choice in, and the page after a reload. */
export type ChoicesSubject = {
  readonly choices: VisitorChoices;
  readonly store: Pick<ConsentStore, 'keep'>;
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

/** What every VisitorChoices owes. */
export const visitorChoicesLaws: readonly Law<ChoicesSubject>[] = [
  {
    name: 'BAN-02 CON-01 a browser that was never here has closed and chosen nothing',
    check: async (open) => {
      const { choices } = await open();
      expect([...closables.map(choices.closedAt), choices.consent()]).toEqual([null, null, null, null]);
      expect(choices.left()).toEqual([]);
    },
  },
  {
    name: 'BAN-02 BAN-04 what was closed is remembered to the millisecond, also after a reload',
    check: (open) =>
      always(open, ({ choices, reloaded }, what, at) => {
        choices.close(what, at);
        expect([choices.closedAt(what), reloaded().closedAt(what)]).toEqual([at, at]);
        expect(canShowAgain(choices.closedAt(what), Date.now())).toBe(false);
      }),
  },
  {
    name: 'BAN-04 each has a time of its own',
    check: (open) =>
      always(open, ({ choices }, what, at) => {
        choices.close(what, at);
        for (const other of closables) if (other !== what) expect(choices.closedAt(other)).toBeNull();
      }),
  },
  {
    name: 'BAN-02 the last time counts',
    check: (open) =>
      always(open, ({ choices }, what, at) => {
        choices.close(what, at - 1_000);
        choices.close(what, at);
        expect(choices.closedAt(what)).toBe(at);
      }),
  },
  {
    name: 'CON-01 the page reads the choice that the shop keeps',
    check: async (open) =>
      forAll(
        anyConsent,
        async (consent) => {
          const { choices, store } = await open();
          store.keep(consent);
          expect(choices.consent()).toEqual(consent);
        },
        12,
      ),
  },
  {
    name: 'CAT-08 what is compared is kept in its order, also after a reload, and the last list counts',
    check: async (open) =>
      forAll(
        fc.tuple(anyList, anyList),
        async ([before, list]) => {
          const { choices, reloaded } = await open();
          expect(choices.compared()).toEqual([]);
          choices.compare(before);
          choices.compare(list);
          expect([choices.compared(), reloaded().compared()]).toEqual([list, list]);
        },
        40,
      ),
  },
];

/** Runs the laws on one adapter. */
export const visitorChoicesContract = (name: string, open: () => Promise<ChoicesSubject>): void =>
  describeLaws(`${name} keeps the VisitorChoices contract`, visitorChoicesLaws, open);
