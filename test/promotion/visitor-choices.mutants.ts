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

/** Mutants of the visitor choices; each has one fault. */
export const visitorChoicesMutants: Mutants<ChoicesSubject> = {
  'every overlay was closed once': changed((real) => ({ closedAt: (what) => real.closedAt(what) ?? 0 })),
  'close times are not stored': changed(() => ({ close: () => undefined })),
  'a close time is stored in seconds': changed((real) => ({
    close: (what, at) => real.close(what, Math.floor(at / 1_000)),
  })),
  'all overlays share one close time': changed((real) => ({
    close: (_, at) => real.close('popup', at),
    closedAt: () => real.closedAt('popup'),
  })),
  'later close times are ignored': changed((real) => ({
    close: (what, at) => real.closedAt(what) ?? real.close(what, at),
  })),
  'a reload clears the close times': (subject) => ({
    ...subject,
    reloaded: () => ({ ...subject.reloaded(), closedAt: () => null }),
  }),
  'a comparison list never loses products': changed((real) => ({
    saveComparedSlugs: (slugs) => real.saveComparedSlugs([...new Set([...real.comparedSlugs(), ...slugs])]),
  })),
  'a comparison list is sorted': changed((real) => ({
    saveComparedSlugs: (slugs) => real.saveComparedSlugs([...slugs].sort()),
  })),
  'a reload clears the comparison list': (subject) => ({
    ...subject,
    reloaded: () => ({ ...subject.reloaded(), comparedSlugs: () => [] }),
  }),
  'a visit forgets its notes with each page': (subject) => ({
    ...subject,
    reloaded: () => ({ ...subject.reloaded(), hasNoted: () => false }),
  }),
  'one note stands for all': changed((real) => ({
    hasNoted: () => real.hasNoted('interrupted') || real.hasNoted('searched'),
  })),
  'the consent choice is not read': changed(() => ({ consent: () => null })),
};
