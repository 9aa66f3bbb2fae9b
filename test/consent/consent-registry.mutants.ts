import type { ConsentRegistry } from '#core/consent/consent-store.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { RegistrySubject } from './consent-registry.contract.ts';

const withRecordChanges =
  (change: (real: ConsentRegistry['record']) => ConsentRegistry['record']) =>
  (subject: RegistrySubject): RegistrySubject => ({
    ...subject,
    registry: { record: change(subject.registry.record) },
  });

/** Mutants of the registry; each has one fault. */
export const consentRegistryMutants: Mutants<RegistrySubject> = {
  'nothing is stored': withRecordChanges(() => async () => ok(null)),
  'the time is off by a millisecond': withRecordChanges(
    (real) => (id, consent) => real(id, { ...consent, decidedAt: consent.decidedAt - 1 }),
  ),
  'the choice about chat is inverted': withRecordChanges(
    (real) => (id, consent) => real(id, { ...consent, granted: { ...consent.granted, chat: !consent.granted.chat } }),
  ),
  'storing a proof again fails': (subject) => {
    const seen = new Set<string>();
    return withRecordChanges((real) => async (id, consent) => {
      if (seen.has(id)) return fail({ kind: 'unknown' });
      seen.add(id);
      return real(id, consent);
    })(subject);
  },
  'ids that differ only in their first digit share a proof': (subject) => ({
    registry: { record: (id, consent) => subject.registry.record(id.replace(/^./, '0'), consent) },
    stored: (id) => subject.stored(id.replace(/^./, '0')),
  }),
};
