import type { ConsentRegistry } from '#core/consent/consent-store.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { RegistrySubject } from './consent-registry.contract.ts';

const recording =
  (change: (real: ConsentRegistry['record']) => ConsentRegistry['record']) =>
  (subject: RegistrySubject): RegistrySubject => ({
    ...subject,
    registry: { record: change(subject.registry.record) },
  });

/** Mutants of the registry; each has one fault. */
export const consentRegistryMutants: Mutants<RegistrySubject> = {
  'nothing is stored': recording(() => async () => ok(null)),
  'the moment is rounded': recording((real) => (id, consent) => real(id, { ...consent, at: consent.at - 1 })),
  'a proof for ads stands for chat': recording(
    (real) => (id, consent) => real(id, { ...consent, granted: { ...consent.granted, chat: !consent.granted.chat } }),
  ),
  'the same proof again is refused': (subject) => {
    const seen = new Set<string>();
    return recording((real) => async (id, consent) => {
      if (seen.has(id)) return fail({ kind: 'unknown' });
      seen.add(id);
      return real(id, consent);
    })(subject);
  },
  'one proof stands for all': (subject) => ({
    registry: { record: (id, consent) => subject.registry.record(id.replace(/^./, '0'), consent) },
    stored: (id) => subject.stored(id.replace(/^./, '0')),
  }),
};
