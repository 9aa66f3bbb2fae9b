import type { CustomerGateway } from '#core/session/session.port.ts';
import { partyId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { CustomerSubject } from './customer-gateway.contract.ts';

type Create = CustomerGateway['create'];
const creating =
  (change: (create: Create) => Create) =>
  (subject: CustomerSubject): CustomerSubject => ({ ...subject, gateway: { create: change(subject.gateway.create) } });
const remembering = (keyOf: (...input: Parameters<Create>) => string) =>
  creating((create) => {
    const kept = new Map<string, ReturnType<Create>>();
    return (customer, idempotencyKey) => {
      const key = keyOf(customer, idempotencyKey);
      const made = kept.get(key) ?? create(customer, idempotencyKey);
      kept.set(key, made);
      return made;
    };
  });

/** Customer services that misbehave, each in one way. */
export const customerGatewayMutants: Mutants<CustomerSubject> = {
  'a customer gets no party': creating(() => async () => ok(partyId(''))),
  'every press is a new one': creating((create) => {
    let presses = 0;
    return (customer, idempotencyKey) => create(customer, `${idempotencyKey}${presses++}`);
  }),
  'the same person is the same customer': remembering((customer) => JSON.stringify(customer)),
  'a key replays whatever came first': remembering((_, idempotencyKey) => idempotencyKey),
  'the keys of two visitors are one': (subject) => ({ ...subject, neighbour: subject.gateway }),
  'nobody needs a token': (subject) => ({ ...subject, tokenless: subject.gateway }),
  'a refusal uses up the key': (subject) => {
    const burnt = new Set<string>();
    return {
      ...subject,
      tokenless: {
        create: (customer, idempotencyKey) => {
          burnt.add(idempotencyKey);
          return subject.tokenless.create(customer, idempotencyKey);
        },
      },
      gateway: {
        create: async (customer, idempotencyKey) =>
          burnt.has(idempotencyKey)
            ? fail({ kind: 'rejected', code: 'idempotency-key-reused', message: '' })
            : subject.gateway.create(customer, idempotencyKey),
      },
    };
  },
};
