import type { EndingState, ServiceEnding } from '#core/services/service-ending.port.ts';
import { dong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
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

const showing =
  (change: (status: ServiceStatus) => ServiceStatus) =>
  (subject: EndingSubject): EndingSubject => ({
    ...subject,
    services: {
      ...subject.services,
      detail: (id) => mapValue(subject.services.detail(id), (found) => ({ ...found, status: change(found.status) })),
    },
  });

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
  'an unpaid service runs on': showing((status) => (status === 'SUSPEND' ? 'COMPLETED' : status)),
  'an unpaid service never ends': showing((status) => (status === 'CANCELLED' ? 'SUSPEND' : status)),
  'a suspended service has no cause': changingState((state) => ({ ...state, suspension: null })),
  'a suspension has another cause': changingState((state) => ({
    ...state,
    suspension: state.suspension && { ...state.suspension, cause: 'staff' },
  })),
  'the reason of a suspension is lost': changingState((state) => ({
    ...state,
    suspension: state.suspension && { ...state.suspension, reason: '' },
  })),
  'a paid service stays suspended': (subject) => ({
    ...subject,
    bank: { ...subject.bank, twice: async () => undefined },
  }),
  'the staff suspend nothing': (subject) => ({ ...subject, hold: async () => undefined }),
  'a suspended service says only that it is impossible': (subject) => ({
    ...subject,
    control: {
      ...subject.control,
      run: async (...given) => {
        const answer = await subject.control.run(...given);
        const isSuspended = !answer.ok && 'code' in answer.failure && answer.failure.code === 'service-suspended';
        return isSuspended ? fail({ kind: 'not-found' }) : answer;
      },
    },
  }),
  'an overdue domain cannot be renewed': (subject) => ({
    ...subject,
    changes: {
      ...subject.changes,
      renewals: (owner) =>
        mapValue(subject.changes.renewals(owner), (offers) => offers.filter(({ endDate }) => endDate > subject.now())),
    },
  }),
  'an ended service keeps its password': (subject) => ({
    ...subject,
    services: { ...subject.services, initialPassword: async () => ok('mat-khau') },
  }),
  'another customer ends the service': (subject) => ({ ...subject, othersEnding: subject.ending }),
  'a guest ends the service': (subject) => ({ ...subject, guestsEnding: subject.ending }),
};
