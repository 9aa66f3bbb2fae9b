import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ChoicesSubject } from './visitor-choices.contract.ts';

const changed =
  (change: (real: VisitorChoices) => Partial<VisitorChoices>) =>
  (subject: ChoicesSubject): ChoicesSubject => ({
    ...subject,
    choices: { ...subject.choices, ...change(subject.choices) },
    reloaded: () => {
      const real = subject.reloaded();
      return { ...real, ...change(real) };
    },
  });

/** Memories that misbehave, each in one way. */
export const visitorChoicesMutants: Mutants<ChoicesSubject> = {
  'everything was closed once': changed((real) => ({ closedAt: (what) => real.closedAt(what) ?? 0 })),
  'closing is forgotten': changed(() => ({ close: () => undefined })),
  'a time is kept in seconds': changed((real) => ({ close: (what, at) => real.close(what, Math.floor(at / 1_000)) })),
  'one time stands for all': changed((real) => ({
    close: (_, at) => real.close('popup', at),
    closedAt: () => real.closedAt('popup'),
  })),
  'the first time stays': changed((real) => ({ close: (what, at) => real.closedAt(what) ?? real.close(what, at) })),
  'a reload forgets': (subject) => ({ ...subject, reloaded: () => ({ ...subject.reloaded(), closedAt: () => null }) }),
  'a comparison grows only': changed((real) => ({
    compare: (slugs) => real.compare([...new Set([...real.compared(), ...slugs])]),
  })),
  'a comparison is sorted': changed((real) => ({ compare: (slugs) => real.compare([...slugs].sort()) })),
  'a reload forgets what is compared': (subject) => ({
    ...subject,
    reloaded: () => ({ ...subject.reloaded(), compared: () => [] }),
  }),
  'the choice is not read': changed(() => ({ consent: () => null })),
};
