import { noConsent } from '#core/consent/consent.ts';
import type { ConsentStore } from '#core/consent/consent-store.port.ts';
import { CONSENT_TTL_SECONDS } from '#core/consent/consent-text.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ConsentSubject } from './consent-store.contract.ts';

const everywhere =
  (change: (store: ConsentStore) => Partial<ConsentStore>) =>
  (subject: ConsentSubject): ConsentSubject => {
    const changed = (store: ConsentStore): ConsentStore => ({ ...store, ...change(store) });
    return {
      next: () => changed(subject.next()),
      elsewhere: () => changed(subject.elsewhere()),
      after: (milliseconds) => changed(subject.after(milliseconds)),
    };
  };

const assumed = { version: 1, at: 1, granted: { ...noConsent, chat: true } };

/** Stores that misbehave, each in one way. */
export const consentStoreMutants: Mutants<ConsentSubject> = {
  'who has not chosen has agreed': everywhere((real) => ({ read: () => real.read() ?? assumed })),
  'keeping is forgotten': everywhere(() => ({ keep: () => undefined })),
  'a refusal is kept as a yes': everywhere((real) => ({
    keep: (consent) => real.keep({ ...consent, granted: { ...consent.granted, ads: true } }),
  })),
  'the moment is lost': everywhere((real) => ({ keep: (consent) => real.keep({ ...consent, at: 1 }) })),
  'the first choice stays': everywhere((real) => ({ keep: (consent) => real.read() ?? real.keep(consent) })),
  'all browsers share a choice': (subject) => ({ ...subject, elsewhere: subject.next }),
  'a choice is kept for ever': (subject) => {
    let waited = 0;
    return {
      ...subject,
      after: (milliseconds) => {
        waited += milliseconds;
        return waited > CONSENT_TTL_SECONDS * 1_000 ? subject.next() : subject.after(milliseconds);
      },
    };
  },
  'the version does not count': everywhere((real) => ({ keep: (consent) => real.keep({ ...consent, version: 1 }) })),
};
