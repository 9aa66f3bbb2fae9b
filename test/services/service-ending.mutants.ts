import type { EndingState, ServiceEnding } from '#core/services/service-ending.port.ts';
import { dong } from '#core/shared/dong.ts';
import { fail } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import type { EndingSubject } from './ending-subject.ts';

const changingEnding =
  (change: (ending: ServiceEnding, subject: EndingSubject) => Partial<ServiceEnding>) =>
  (subject: EndingSubject): EndingSubject => ({
    ...subject,
    ending: { ...subject.ending, ...change(subject.ending, subject) },
  });

const changingState = (change: (state: EndingState) => EndingState) =>
  changingEnding((ending) => ({
    load: (id) => mapValue(ending.load(id), change),
    cancel: (...given) => mapValue(ending.cancel(...given), change),
    keep: (...given) => mapValue(ending.keep(...given), change),
    askRefund: (...given) => mapValue(ending.askRefund(...given), change),
  }));

/** Mutants of the ends of services; each has one fault. */
export const serviceEndingMutants: Mutants<EndingSubject> = {
  'a cancelled service is said to go on': changingState((state) => ({ ...state, endsWithTerm: false })),
  'a kept service ends all the same': changingEnding((ending) => ({ keep: (id) => ending.load(id) })),
  'a cancellation is forgotten': changingEnding((ending) => ({ cancel: (id) => ending.load(id) })),
  'a request is forgotten': changingState((state) => ({ ...state, request: null })),
  'the amount of a request is another one': changingState((state) => ({
    ...state,
    request: state.request && {
      ...state.request,
      amounts: { ...state.request.amounts, gross: dong(state.request.amounts.gross + 1) },
    },
  })),
  'any amount is asked': changingEnding((ending) => ({
    askRefund: async (id, account, _, key) => {
      const state = await ending.load(id);
      const seen = state.ok && state.value.refund.kind === 'offered' ? state.value.refund.amounts.gross : dong(0);
      return ending.askRefund(id, account, seen, key);
    },
  })),
  'the reason of the staff is lost': changingState((state) => ({
    ...state,
    request: state.request && { ...state.request, reason: '' },
  })),
  'the staff are not heard': (subject) => ({ ...subject, decide: async () => undefined }),
  'a refusal names no reason': changingEnding((ending) => ({
    askRefund: async (...given) => {
      const answer = await ending.askRefund(...given);
      return answer.ok ? answer : fail({ kind: 'garbled' });
    },
  })),
  'data is deleted before the service stops': changingState((state) => ({
    ...state,
    grace: { ...state.grace, keptUntil: 0 },
  })),
  'another customer ends the service': (subject) => ({ ...subject, othersEnding: subject.ending }),
  'a guest ends the service': (subject) => ({ ...subject, guestsEnding: subject.ending }),
};
