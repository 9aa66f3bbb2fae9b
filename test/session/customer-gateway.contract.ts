import fc from 'fast-check';
import { expect } from 'vitest';
import type { CustomerGateway } from '#core/session/session.port.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** The gateway of two visitors and of a caller without a token. */
export type CustomerSubject = {
  readonly gateway: CustomerGateway;
  readonly neighbour: CustomerGateway;
  readonly tokenless: CustomerGateway;
};

type Customer = Parameters<CustomerGateway['create']>[0];

const anyCustomer: fc.Arbitrary<Customer> = fc.record({
  name: fc.constantFrom('Nguyễn Văn An', 'Trần Thị Bích', "O'Neil «Đặng»", 'Lê\u0301'),
  phone: fc.stringMatching(/^09\d{8}$/),
  email: fc.stringMatching(/^[a-z]{3,9}$/).map((name) => `${name}@example.vn`),
  address: fc.constantFrom('', 'Số 1 phố Minh Hoạ, Phường Cầu Giấy, Thành phố Hà Nội'),
});
const anyIdempotencyKey = fc.stringMatching(/^[0-9a-f]{32}$/);

const always = (check: (customer: Customer, idempotencyKey: string, other: string) => Promise<unknown>) =>
  forAll(fc.tuple(anyCustomer, anyIdempotencyKey, anyIdempotencyKey), (press) => check(...press), 8);

const partyOf = async (gateway: CustomerGateway, customer: Customer, idempotencyKey: string): Promise<string> => {
  const answer = await gateway.create(customer, idempotencyKey);
  if (!answer.ok) throw new Error(`not created: ${answer.failure.kind}`);
  return answer.value;
};

/** Laws of every CustomerGateway: one customer per idempotency key, never another visitor's. */
export const customerGatewayLaws: readonly Law<CustomerSubject>[] = [
  {
    name: 'GQL-07 a guest becomes a customer with their own party',
    check: async (open) => {
      const { gateway } = await open();
      await always(async (customer, idempotencyKey) =>
        expect(await partyOf(gateway, customer, idempotencyKey)).toMatch(/^\S+$/),
      );
    },
  },
  {
    name: 'GQL-07 one idempotency key creates one party, however often it is sent',
    check: async (open) => {
      const { gateway } = await open();
      await always(async (customer, idempotencyKey) => {
        const first = await partyOf(gateway, customer, idempotencyKey);
        expect(await partyOf(gateway, customer, idempotencyKey)).toBe(first);
      });
    },
  },
  {
    name: 'GQL-07 simultaneous requests with one idempotency key create one party',
    check: async (open) => {
      const { gateway } = await open();
      await always(async (customer, idempotencyKey) => {
        const parties = await Promise.all(Array.from({ length: 6 }, () => partyOf(gateway, customer, idempotencyKey)));
        expect(new Set(parties).size).toBe(1);
      });
    },
  },
  {
    name: 'GQL-07 two idempotency keys create two parties, even for the same person',
    check: async (open) => {
      const { gateway } = await open();
      await always(async (customer, idempotencyKey, other) => {
        fc.pre(idempotencyKey !== other);
        expect(await partyOf(gateway, customer, idempotencyKey)).not.toBe(await partyOf(gateway, customer, other));
      });
    },
  },
  {
    name: 'GQL-07 an idempotency key that is reused for another person is rejected',
    check: async (open) => {
      const { gateway } = await open();
      await always(async (customer, idempotencyKey) => {
        await partyOf(gateway, customer, idempotencyKey);
        const answer = await gateway.create({ ...customer, phone: '0900000001' }, idempotencyKey);
        expect(answer).toMatchObject({ ok: false, failure: { kind: 'rejected', code: 'idempotency-key-reused' } });
      });
    },
  },
  {
    name: 'GQL-07 two visitors with the same idempotency key get two parties',
    check: async (open) => {
      const { gateway, neighbour } = await open();
      await always(async (customer, idempotencyKey) => {
        expect(await partyOf(neighbour, customer, idempotencyKey)).not.toBe(
          await partyOf(gateway, customer, idempotencyKey),
        );
      });
    },
  },
  {
    name: 'ROL-01 without a token no customer is created',
    check: async (open) => {
      const { tokenless } = await open();
      await always(async (customer, idempotencyKey) =>
        expect(await tokenless.create(customer, idempotencyKey)).toEqual({ ok: false, failure: { kind: 'denied' } }),
      );
    },
  },
  {
    name: 'GQL-07 a rejected request does not consume its idempotency key',
    check: async (open) => {
      const { tokenless, gateway } = await open();
      await always(async (customer, idempotencyKey) => {
        await tokenless.create(customer, idempotencyKey);
        expect(await partyOf(gateway, customer, idempotencyKey)).toMatch(/^\S+$/);
      });
    },
  },
];

/** Runs the laws on one adapter. */
export const customerGatewayContract = (name: string, open: () => Promise<CustomerSubject>): void =>
  describeLaws(`${name} keeps the CustomerGateway contract`, customerGatewayLaws, open);
