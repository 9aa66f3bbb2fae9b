import type { Opportunities } from '#core/consultation/opportunities.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { aLead, type OpportunitiesSubject } from './opportunities.contract.ts';

type Change = (real: Opportunities, subject: OpportunitiesSubject) => Partial<Opportunities>;

const everybody =
  (change: Change) =>
  (subject: OpportunitiesSubject): OpportunitiesSubject => {
    const changed = (real: Opportunities): Opportunities => ({ ...real, ...change(real, subject) });
    return {
      ...subject,
      guest: async () => changed(await subject.guest()),
      customer: async () => changed(await subject.customer()),
    };
  };

/** Adapters that misbehave, each in one way. */
export const opportunitiesMutants: Mutants<OpportunitiesSubject> = {
  'a lead loses its page': everybody((real) => ({
    add: (lead, idempotencyKey) => real.add({ ...lead, targetUrl: 'https://x' }, idempotencyKey),
  })),
  'a lead without e-mail gets one': everybody((real) => ({
    add: (lead, idempotencyKey) => real.add({ ...lead, referEmail: lead.referEmail || 'khong@co.vn' }, idempotencyKey),
  })),
  'every call is a new press': everybody((real, { newIdempotencyKey }) => ({
    add: (lead) => real.add(lead, newIdempotencyKey()),
    subscribe: (email, agreed) => real.subscribe(email, agreed, newIdempotencyKey()),
  })),
  'a person is taken once': everybody((real, { leads }) => ({
    add: async (lead, idempotencyKey) =>
      (await leads(lead.referPhone)).length > 0 ? ok({ status: 1 }) : real.add(lead, idempotencyKey),
  })),
  'whatever is refused is told to be taken': everybody((real) => ({
    add: async (lead, idempotencyKey) => {
      const answer = await real.add(lead, idempotencyKey);
      return answer.ok ? answer : ok({ status: 1 });
    },
    subscribe: async (...given) => {
      const answer = await real.subscribe(...given);
      return answer.ok ? answer : ok(null);
    },
  })),
  'wrong phones are taken under another one': everybody((real) => ({
    add: (lead, idempotencyKey) =>
      real.add(
        { ...lead, referPhone: lead.referPhone === '12345' ? aLead.referPhone : lead.referPhone },
        idempotencyKey,
      ),
  })),
  'nobody needs a token': (subject) => ({
    ...subject,
    tokenless: { add: async () => ok({ status: 1 }), subscribe: async () => ok(null) },
  }),
  'nobody is slowed down': everybody((_, { guest }) => ({
    add: async (lead, idempotencyKey) => (await guest()).add(lead, idempotencyKey),
  })),
  'time stands still': (subject) => ({ ...subject, pass: async () => undefined }),
  'no letter is written': everybody(() => ({ subscribe: async () => ok(null) })),
  'who is known is told': everybody((real, { letters }) => ({
    subscribe: async (email, ...given) =>
      (await letters(email)) > 0 ? { ok: false, failure: { kind: 'denied' } } : real.subscribe(email, ...given),
  })),
  'a confirmation is forgotten': (subject) => ({ ...subject, confirm: async () => undefined }),
};
