import type { PendingLogin, PendingLoginStore } from '#core/account/log-in/pending-login-store.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { returnPath } from '#test/kit/return-path.ts';
import type { TrailSubject } from './pending-login-store.contract.ts';

const inEveryBrowser =
  (change: (real: PendingLoginStore) => Partial<PendingLoginStore>) =>
  (subject: TrailSubject): TrailSubject => {
    const changed = (real: PendingLoginStore): PendingLoginStore => ({ ...real, ...change(real) });
    return {
      next: () => changed(subject.next()),
      elsewhere: () => changed(subject.elsewhere()),
      after: (time) => changed(subject.after(time)),
    };
  };
const changingStored = (change: (trail: PendingLogin) => PendingLogin) =>
  inEveryBrowser((real) => ({ save: (trail) => real.save(change(trail)) }));
const unexpectedLogin: PendingLogin = {
  step: 'provider',
  state: '0'.repeat(32),
  provider: null,
  userId: null,
  externalId: null,
  token: null,
  portalToken: null,
  code: null,
  remembered: false,
  returnPath: returnPath('/'),
};

/** Mutants of the pending login; each has one fault. */
export const loginTrailMutants: Mutants<TrailSubject> = {
  'a new browser has a pending login': inEveryBrowser((real) => ({ read: () => real.read() ?? unexpectedLogin })),
  'a pending login is not stored': inEveryBrowser(() => ({ save: () => undefined })),
  'the first pending login is never replaced': inEveryBrowser((real) => ({
    save: (trail) => real.read() ?? real.save(trail),
  })),
  'the token is lost': changingStored((trail) => ({ ...trail, token: null })),
  'the token of the portal is lost': changingStored((trail) => ({ ...trail, portalToken: null })),
  'every login is remembered': changingStored((trail) => ({ ...trail, remembered: true })),
  'the return path loses its query': changingStored((trail) => ({
    ...trail,
    returnPath: returnPath(trail.returnPath.split('?')[0] ?? ''),
  })),
  'removing does nothing': inEveryBrowser(() => ({ clear: () => undefined })),
  'nothing can be stored after a removal': (subject) => {
    let dropped = false;
    return inEveryBrowser((real) => ({
      clear: () => {
        dropped = true;
        real.clear();
      },
      save: (trail) => (dropped ? undefined : real.save(trail)),
    }))(subject);
  },
  'all browsers share one pending login': (subject) => ({ ...subject, elsewhere: subject.next }),
};
