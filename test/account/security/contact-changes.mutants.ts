import type { ContactGateway } from '#core/account/profile/contact-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { AccountSubject } from '#test/account/account-subject.ts';
import type { Mutants } from '#test/kit/mutants.ts';

const changing =
  (change: (real: ContactGateway) => Partial<ContactGateway>) =>
  (subject: AccountSubject): AccountSubject => ({
    ...subject,
    as: (held) => {
      const ports = subject.as(held);
      return { ...ports, contacts: { ...ports.contacts, ...change(ports.contacts) } };
    },
  });

/** Mutants of the contact gateway; each has one fault. */
export const contactGatewayMutants: Mutants<AccountSubject> = {
  'a pending change is not told': changing(() => ({ changes: async () => ok([]) })),
  'refused mails are not told': changing(() => ({ refusedEmail: async () => ok(null) })),
  'any code is accepted': changing((real) => ({
    confirm: async (field, side, code) => {
      const answer = await real.confirm(field, side, code);
      return answer.ok || answer.failure.kind !== 'rejected' ? answer : ok(undefined);
    },
  })),
  'the code of the old side is taken and forgotten': changing((real) => ({
    confirm: async (field, side, code) => (side === 'old' ? ok(undefined) : real.confirm(field, side, code)),
  })),
  'the code of a phone number is taken and forgotten': changing((real) => ({
    confirm: async (field, side, code) => (field === 'phone' ? ok(undefined) : real.confirm(field, side, code)),
  })),
  'cancelling does nothing': changing((real) => ({
    cancel: async (field) => {
      const answer = await real.changes();
      return answer.ok ? ok(undefined) : real.cancel(field);
    },
  })),
  'the delay needs no confirmed address': changing((real) => ({
    delay: async (field) => {
      await real.delay(field);
      return ok(undefined);
    },
  })),
  'refusals do not name the field': changing((real) => ({
    request: async (field, contact) => {
      const answer = await real.request(field, contact);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === 'bad-input'
        ? fail({ kind: 'unknown' as const })
        : answer;
    },
  })),
};
