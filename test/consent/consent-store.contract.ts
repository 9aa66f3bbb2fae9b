import fc from 'fast-check';
import { expect } from 'vitest';
import { CONSENT_VERSION, type Consent } from '#core/consent/consent.ts';
import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { CONSENT_TTL_SECONDS } from '#core/consent/consent-text.ts';
import type { Requests } from '#test/kit/fakes/browser.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

export type ConsentSubject = Requests<ConsentStore>;

export const anyConsent: fc.Arbitrary<Consent> = fc.record({
  version: fc.constant(CONSENT_VERSION),
  decidedAt: fc.integer({ min: 1, max: 4_000_000_000_000 }),
  granted: fc.record({ chat: fc.boolean(), statistics: fc.boolean(), ads: fc.boolean() }),
});
const always = (open: () => Promise<ConsentSubject>, check: (subject: ConsentSubject, consent: Consent) => void) =>
  forAll(anyConsent, async (consent) => check(await open(), consent), 20);

/** Laws of every ConsentStore: each browser stores its latest complete choice for twelve months. */
export const consentStoreLaws: readonly Law<ConsentSubject>[] = [
  {
    name: 'CON-01 a new browser has no choice',
    check: async (open) => expect((await open()).next().read()).toBeNull(),
  },
  {
    name: 'CON-01 the next request reads the stored choice unchanged',
    check: (open) =>
      always(open, ({ next }, consent) => {
        next().save(consent);
        expect(next().read()).toEqual(consent);
      }),
  },
  {
    name: 'CON-01 a new choice replaces the previous one',
    check: (open) =>
      always(open, ({ next }, consent) => {
        next().save({ ...consent, granted: { chat: true, statistics: true, ads: true } });
        next().save(consent);
        expect(next().read()).toEqual(consent);
      }),
  },
  {
    name: 'CON-01 another browser does not have the choice',
    check: (open) =>
      always(open, ({ next, elsewhere }, consent) => {
        next().save(consent);
        expect(elsewhere().read()).toBeNull();
      }),
  },
  {
    name: 'CON-01 a choice expires after twelve months',
    check: (open) =>
      always(open, ({ next, after }, consent) => {
        next().save(consent);
        expect(after(CONSENT_TTL_SECONDS * 1_000 - 60_000).read()).toEqual(consent);
        expect(after(120_000).read()).toBeNull();
      }),
  },
  {
    name: 'CON-01 a choice of another version is ignored',
    check: (open) =>
      always(open, ({ next }, consent) => {
        next().save({ ...consent, version: CONSENT_VERSION + 1 });
        expect(next().read()).toBeNull();
      }),
  },
];

/** Runs the laws on one adapter. */
export const consentStoreContract = (name: string, open: () => Promise<ConsentSubject>): void =>
  describeLaws(`${name} keeps the ConsentStore contract`, consentStoreLaws, open);
