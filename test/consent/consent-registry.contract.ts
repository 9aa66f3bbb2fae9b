import fc from 'fast-check';
import { expect } from 'vitest';
import type { Consent } from '#core/consent/consent.ts';
import type { ConsentRegistry } from '#core/consent/consent-store.port.ts';
import { ok } from '#core/shared/result.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyConsent } from './consent-store.contract.ts';

/** A registry, and access to its records: `stored` returns the whole record of a proof. */
export type RegistrySubject = {
  readonly registry: ConsentRegistry;
  readonly stored: (id: string) => Promise<Consent | null>;
};

const anyId = fc.stringMatching(/^[0-9a-f]{32}$/);
const always = (
  open: () => Promise<RegistrySubject>,
  check: (subject: RegistrySubject, id: string, consent: Consent) => Promise<unknown>,
) => forAll(fc.tuple(anyId, anyConsent), async ([id, consent]) => check(await open(), id, consent), 8);

/** Laws of every ConsentRegistry. */
export const consentRegistryLaws: readonly Law<RegistrySubject>[] = [
  {
    name: 'CON-01 a proof stores the choice, its version and its time',
    check: (open) =>
      always(open, async ({ registry, stored }, id, consent) => {
        expect(await registry.record(id, consent)).toEqual(ok(null));
        expect(await stored(id)).toEqual(consent);
      }),
  },
  {
    name: 'CON-01 storing a proof again, even concurrently, succeeds and changes nothing',
    check: (open) =>
      always(open, async ({ registry, stored }, id, consent) => {
        await registry.record(id, consent);
        const changed = { ...consent, at: consent.decidedAt + 1, granted: { chat: true, statistics: true, ads: true } };
        const again = await Promise.all([registry.record(id, changed), registry.record(id, changed)]);
        expect(again).toEqual([ok(null), ok(null)]);
        expect(await stored(id)).toEqual(consent);
      }),
  },
  {
    name: 'CON-01 proofs do not affect each other',
    check: (open) =>
      always(open, async ({ registry, stored }, id, consent) => {
        const other = id.startsWith('0') ? `1${id.slice(1)}` : `0${id.slice(1)}`;
        await registry.record(id, consent);
        expect(await stored(other)).toBeNull();
        await registry.record(other, { ...consent, decidedAt: consent.decidedAt + 1 });
        expect(await stored(id)).toEqual(consent);
      }),
  },
];

/** Runs the laws on one adapter. */
export const consentRegistryContract = (name: string, open: () => Promise<RegistrySubject>): void =>
  describeLaws(`${name} keeps the ConsentRegistry contract`, consentRegistryLaws, open);
