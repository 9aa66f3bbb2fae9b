import type { Entry, ServiceEntry } from '#core/services/service-entry.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import { runHosting, type ServiceEntrySubject } from './service-entry-subject.ts';

const changingEntry =
  (change: (entry: ServiceEntry, subject: ServiceEntrySubject) => ServiceEntry['open']) =>
  (subject: ServiceEntrySubject): ServiceEntrySubject => ({
    ...subject,
    entry: { open: change(subject.entry, subject) },
  });

/** Mutants of entries; each has one fault. */
export const serviceEntryMutants: Mutants<ServiceEntrySubject> = {
  'a token opens as often as it is shown': (subject) => ({
    ...subject,
    visit: async (url) => {
      const answer = await subject.visit(url);
      return answer === 'used' ? 'entered' : answer;
    },
  }),
  'a token opens for ever': (subject) => ({
    ...subject,
    visit: async (url) => {
      const answer = await subject.visit(url);
      return answer === 'expired' ? 'entered' : answer;
    },
  }),
  'any token opens': (subject) => ({
    ...subject,
    visit: async (url) => {
      const answer = await subject.visit(url);
      return answer === 'unknown' ? 'entered' : answer;
    },
  }),
  'the address has no token': changingEntry(
    (entry) =>
      (...given) =>
        mapValue(entry.open(...given), ({ url, ...more }) => ({ ...more, url: url.replace(/\?.*/, '') })),
  ),
  'every press has the same token': (subject) => {
    const first = new Map<string, Entry>();
    return {
      ...subject,
      entry: {
        open: (id, key) =>
          mapValue(subject.entry.open(id, key), (opened) => {
            const known = first.get(id) ?? opened;
            first.set(id, known);
            return known;
          }),
      },
    };
  },
  'the key of the press is ignored': changingEntry(
    (entry, { newIdempotencyKey }) =>
      (id) =>
        entry.open(id, newIdempotencyKey()),
  ),
  'the end of an entry never moves': changingEntry(
    (entry) =>
      (...given) =>
        mapValue(entry.open(...given), (opened) => ({ ...opened, expiresAt: 0 })),
  ),
  'nothing is logged': (subject) => ({
    ...subject,
    control: {
      ...subject.control,
      load: (id) => mapValue(subject.control.load(id), (state) => ({ ...state, log: [] })),
    },
  }),
  'a service without a panel is entered': changingEntry((entry, subject) => async (...given) => {
    const answer = await entry.open(...given);
    const isImpossible = !answer.ok && 'code' in answer.failure && answer.failure.code === 'service-action-impossible';
    return isImpossible ? entry.open(await runHosting(subject), subject.newIdempotencyKey()) : answer;
  }),
  'a refusal names no reason': changingEntry((entry) => async (...given) => {
    const answer = await entry.open(...given);
    return answer.ok ? ok(answer.value) : fail({ kind: 'garbled' });
  }),
  'every service says that it is entered': (subject) => ({
    ...subject,
    control: {
      ...subject.control,
      load: (id) => mapValue(subject.control.load(id), (state) => ({ ...state, canEnter: true })),
    },
  }),
  'no service says that it is entered': (subject) => ({
    ...subject,
    control: {
      ...subject.control,
      load: (id) => mapValue(subject.control.load(id), (state) => ({ ...state, canEnter: false })),
    },
  }),
  'another customer enters': (subject) => ({ ...subject, othersEntry: subject.entry }),
  'a guest enters': (subject) => ({ ...subject, guestsEntry: subject.entry }),
};
