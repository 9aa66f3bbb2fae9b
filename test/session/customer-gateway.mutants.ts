import type { CustomerGateway } from '#core/session/session.port.ts';
import { partyId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { CustomerSubject } from './customer-gateway.contract.ts';

type Create = CustomerGateway['create'];
const changingCreate =
  (change: (create: Create) => Create) =>
  (subject: CustomerSubject): CustomerSubject => ({ ...subject, gateway: { create: change(subject.gateway.create) } });
const cachingBy = (keyOf: (...input: Parameters<Create>) => string) =>
  changingCreate((create) => {
    const kept = new Map<string, ReturnType<Create>>();
    return (customer, idempotencyKey) => {
      const key = keyOf(customer, idempotencyKey);
      const made = kept.get(key) ?? create(customer, idempotencyKey);
      kept.set(key, made);
      return made;
    };
  });

/** Mutants of the customer service; each has one fault. */
export const customerGatewayMutants: Mutants<CustomerSubject> = {
  'the party id is empty': changingCreate(() => async () => ok(partyId(''))),
  'the idempotency key is ignored': changingCreate((create) => {
    let presses = 0;
    return (customer, idempotencyKey) => create(customer, `${idempotencyKey}${presses++}`);
  }),
  'the same person always gets the same party': cachingBy((customer) => JSON.stringify(customer)),
  'a reused key returns its first result for any person': cachingBy((_, idempotencyKey) => idempotencyKey),
  'two visitors share their idempotency keys': (subject) => ({ ...subject, neighbour: subject.gateway }),
  'a call without a token is accepted': (subject) => ({ ...subject, tokenless: subject.gateway }),
  'a rejection consumes the idempotency key': (subject) => {
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
