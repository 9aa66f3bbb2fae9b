import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { CONSENT_TTL_SECONDS } from '#core/consent/consent-text.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ConsentSubject } from './consent-store.contract.ts';

const withStoreChanges =
  (change: (store: ConsentStore) => Partial<ConsentStore>) =>
  (subject: ConsentSubject): ConsentSubject => {
    const changed = (store: ConsentStore): ConsentStore => ({ ...store, ...change(store) });
    return {
      next: () => changed(subject.next()),
      elsewhere: () => changed(subject.elsewhere()),
      after: (milliseconds) => changed(subject.after(milliseconds)),
    };
  };

const assumed = { version: 1, decidedAt: 1, granted: { chat: true, statistics: false, ads: false } };

/** Mutants of the consent store; each has one fault. */
export const consentStoreMutants: Mutants<ConsentSubject> = {
  'a visitor without a choice has consented': withStoreChanges((real) => ({ read: () => real.read() ?? assumed })),
  'choices are not stored': withStoreChanges(() => ({ save: () => undefined })),
  'a refusal is stored as consent': withStoreChanges((real) => ({
    save: (consent) => real.save({ ...consent, granted: { ...consent.granted, ads: true } }),
  })),
  'the time of the choice is lost': withStoreChanges((real) => ({
    save: (consent) => real.save({ ...consent, decidedAt: 1 }),
  })),
  'later choices are ignored': withStoreChanges((real) => ({ save: (consent) => real.read() ?? real.save(consent) })),
  'all browsers share a choice': (subject) => ({ ...subject, elsewhere: subject.next }),
  'a choice never expires': (subject) => {
    let waited = 0;
    return {
      ...subject,
      after: (milliseconds) => {
        waited += milliseconds;
        return waited > CONSENT_TTL_SECONDS * 1_000 ? subject.next() : subject.after(milliseconds);
      },
    };
  },
  'the version is ignored': withStoreChanges((real) => ({ save: (consent) => real.save({ ...consent, version: 1 }) })),
};
