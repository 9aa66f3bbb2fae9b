import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, refuseContacts, type StoredCustomer } from '#core/account-rules/change-customer.ts';

const phones = ['', '0912345678', '0987654321'];
const emails = ['', 'an@example.vn', 'binh@example.vn'];
const contact = fc.record({
  name: fc.constantFrom('An', 'Bình'),
  phone: fc.constantFrom(...phones),
  email: fc.constantFrom(...emails),
});
const customer: fc.Arbitrary<StoredCustomer> = contact.chain((held) =>
  fc
    .subarray([held.phone, held.email].filter((name) => name !== ''))
    .map((logIns) => ({ ...held, logIns, hasAccount: logIns.length > 0 })),
);

describe('what staff change of a customer', () => {
  test('what logs in never changes at the desk', () =>
    fc.assert(
      fc.property(customer, contact, fc.boolean(), (before, after, isTaken) => {
        const refused = refuseContacts(before, after, isTaken);
        for (const field of ['phone', 'email'] as const)
          if (before.logIns.includes(before[field]) && before[field] !== after[field])
            expect(refused[field]).toBe('logs-in');
      }),
    ));

  test('an account gets no other mail address, and nobody the address of another customer', () =>
    fc.assert(
      fc.property(customer, contact, fc.boolean(), (before, after, isTaken) => {
        const { email } = refuseContacts(before, after, isTaken);
        const isChanged = before.email !== after.email;
        expect(email !== undefined).toBe(isChanged && (before.hasAccount || isTaken));
      }),
    ));

  test('a form that changes nothing is refused nothing, also with capitals in the mail address', () =>
    fc.assert(
      fc.property(customer, fc.boolean(), (before, isTaken) => {
        const after = { ...before, email: before.email.toUpperCase() };
        expect([changedFields(before, after), refuseContacts(before, after, isTaken)]).toEqual([[], {}]);
      }),
    ));

  test('a guest gets another number, and an account the number that it lacks', () => {
    const none = { name: 'An', phone: '', email: 'an@example.vn', logIns: ['an@example.vn'], hasAccount: true };
    const after = { name: 'An', phone: '0912345678', email: 'an@example.vn' };
    expect(refuseContacts(none, after, false)).toEqual({});
    expect(
      refuseContacts({ ...after, logIns: [], hasAccount: false }, { ...after, phone: '0987654321' }, true),
    ).toEqual({});
  });
});
