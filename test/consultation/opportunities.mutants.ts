import type { Opportunities } from '#core/consultation/opportunities.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { aLead, type OpportunitiesSubject } from './opportunities.contract.ts';

type Change = (real: Opportunities, subject: OpportunitiesSubject) => Partial<Opportunities>;

const withPortChanges =
  (change: Change) =>
  (subject: OpportunitiesSubject): OpportunitiesSubject => {
    const changed = (real: Opportunities): Opportunities => ({ ...real, ...change(real, subject) });
    return {
      ...subject,
      guest: async () => changed(await subject.guest()),
      customer: async () => changed(await subject.customer()),
    };
  };

/** Mutants of the CRM; each has one fault. */
export const opportunitiesMutants: Mutants<OpportunitiesSubject> = {
  'a lead loses its page': withPortChanges((real) => ({
    add: (lead, idempotencyKey) => real.add({ ...lead, targetUrl: 'https://x' }, idempotencyKey),
  })),
  'a lead without an e-mail address gets one': withPortChanges((real) => ({
    add: (lead, idempotencyKey) => real.add({ ...lead, referEmail: lead.referEmail || 'khong@co.vn' }, idempotencyKey),
  })),
  'idempotency keys are ignored': withPortChanges((real, { newIdempotencyKey }) => ({
    add: (lead) => real.add(lead, newIdempotencyKey()),
    subscribe: (email, agreed) => real.subscribe(email, agreed, newIdempotencyKey()),
  })),
  'a second lead of the same person is discarded': withPortChanges((real, { leads }) => ({
    add: async (lead, idempotencyKey) =>
      (await leads(lead.referPhone)).length > 0 ? ok({ status: 1 }) : real.add(lead, idempotencyKey),
  })),
  'a rejected request is reported as accepted': withPortChanges((real) => ({
    add: async (lead, idempotencyKey) => {
      const answer = await real.add(lead, idempotencyKey);
      return answer.ok ? answer : ok({ status: 1 });
    },
    subscribe: async (...given) => {
      const answer = await real.subscribe(...given);
      return answer.ok ? answer : ok(null);
    },
  })),
  'an invalid phone number is replaced by a valid one': withPortChanges((real) => ({
    add: (lead, idempotencyKey) =>
      real.add(
        { ...lead, referPhone: lead.referPhone === '12345' ? aLead.referPhone : lead.referPhone },
        idempotencyKey,
      ),
  })),
  'a call without a token is accepted': (subject) => ({
    ...subject,
    tokenless: { add: async () => ok({ status: 1 }), subscribe: async () => ok(null) },
  }),
  'requests are not rate-limited': withPortChanges((_, { guest }) => ({
    add: async (lead, idempotencyKey) => (await guest()).add(lead, idempotencyKey),
  })),
  'the clock does not advance': (subject) => ({ ...subject, pass: async () => undefined }),
  'no e-mail is sent': withPortChanges(() => ({ subscribe: async () => ok(null) })),
  'the answer reveals that an address is known': withPortChanges((real, { mails }) => ({
    subscribe: async (email, ...given) =>
      (await mails(email)) > 0 ? { ok: false, failure: { kind: 'denied' } } : real.subscribe(email, ...given),
  })),
  'confirmations are ignored': (subject) => ({ ...subject, confirm: async () => undefined }),
};
