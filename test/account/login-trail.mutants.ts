import type { PendingLogin, PendingLoginStore } from '#core/account/pending-login-store.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { returnPath } from '#test/kit/return-path.ts';
import type { TrailSubject } from './login-trail.contract.ts';

const everywhere =
  (change: (real: PendingLoginStore) => Partial<PendingLoginStore>) =>
  (subject: TrailSubject): TrailSubject => {
    const changed = (real: PendingLoginStore): PendingLoginStore => ({ ...real, ...change(real) });
    return {
      next: () => changed(subject.next()),
      elsewhere: () => changed(subject.elsewhere()),
      after: (time) => changed(subject.after(time)),
    };
  };
const keeping = (change: (trail: PendingLogin) => PendingLogin) =>
  everywhere((real) => ({ keep: (trail) => real.keep(change(trail)) }));
const stray: PendingLogin = {
  step: 'provider',
  state: '0'.repeat(32),
  provider: null,
  userId: null,
  externalId: null,
  token: null,
  code: null,
  remembered: false,
  returnPath: returnPath('/'),
};

/** Mutants of the pending login; each has one fault. */
export const loginTrailMutants: Mutants<TrailSubject> = {
  'a new browser has one': everywhere((real) => ({ read: () => real.read() ?? stray })),
  'keeping is forgotten': everywhere(() => ({ keep: () => undefined })),
  'the first one stays': everywhere((real) => ({ keep: (trail) => real.read() ?? real.keep(trail) })),
  'the token is lost': keeping((trail) => ({ ...trail, token: null })),
  'everybody is remembered': keeping((trail) => ({ ...trail, remembered: true })),
  'the way back loses its query': keeping((trail) => ({
    ...trail,
    returnPath: returnPath(trail.returnPath.split('?')[0] ?? ''),
  })),
  'dropping does nothing': everywhere(() => ({ drop: () => undefined })),
  'what was dropped once can never be kept': (subject) => {
    let dropped = false;
    return everywhere((real) => ({
      drop: () => {
        dropped = true;
        real.drop();
      },
      keep: (trail) => (dropped ? undefined : real.keep(trail)),
    }))(subject);
  },
  'all browsers share it': (subject) => ({ ...subject, elsewhere: subject.next }),
};
