import fc from 'fast-check';
import { expect } from 'vitest';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

const text = fc.string({ minLength: 1, maxLength: 30 });
const anyContact: fc.Arbitrary<Contact> = fc.record({ name: text, phone: text, email: text });
const anyTime = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });

const tokenOf = async (signer: GuestSigner, contact: Contact, time: number): Promise<string> => {
  const signed = await signer.sign(contact, time);
  if (!signed.ok) throw new Error(`not signed: ${signed.failure.kind}`);
  expect(signed.value.time).toBe(time);
  return signed.value.token;
};

const always = (
  open: () => Promise<GuestSigner>,
  check: (signer: GuestSigner, contact: Contact, time: number) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(anyContact, anyTime, async (contact, time) => check(await open(), contact, time)),
    { numRuns: 30 },
  );

const differs = (name: string, change: (contact: Contact, time: number) => readonly [Contact, number]) => ({
  name,
  check: (open: () => Promise<GuestSigner>) =>
    always(open, async (signer, contact, time) => {
      const first = await tokenOf(signer, contact, time);
      expect(await tokenOf(signer, ...change(contact, time))).not.toBe(first);
    }),
});

/** Laws of every GuestSigner: one token per guest and time, and a different one for any other. */
export const guestSignerLaws: readonly Law<GuestSigner>[] = [
  {
    name: 'FIN-03 the same guest at the same time gets the same token',
    check: (open) =>
      always(open, async (signer, contact, time) => {
        expect(await tokenOf(await open(), contact, time)).toBe(await tokenOf(signer, contact, time));
      }),
  },
  {
    name: 'FIN-03 a token has at least 16 characters',
    check: (open) =>
      always(open, async (signer, contact, time) => {
        expect((await tokenOf(signer, contact, time)).length).toBeGreaterThanOrEqual(16);
      }),
  },
  {
    name: 'FIN-03 a token reveals nothing about the guest',
    check: (open) =>
      always(open, async (signer, contact, time) => {
        const made = await tokenOf(signer, { ...contact, email: 'an.nguyen@example.com' }, time);
        expect(made).toMatch(/^[0-9a-f]+$/);
      }),
  },
  differs('FIN-03 another e-mail has another token', (contact, time) => [
    { ...contact, email: `${contact.email}x` },
    time,
  ]),
  differs('FIN-03 another phone has another token', (contact, time) => [
    { ...contact, phone: `${contact.phone}1` },
    time,
  ]),
  differs('FIN-03 another name has another token', (contact, time) => [{ ...contact, name: `${contact.name}y` }, time]),
  differs('FIN-03 another time has another token', (contact, time) => [contact, time + 1]),
  differs('FIN-03 text moved from one field to the next gives another token', (contact, time) => [
    { ...contact, email: contact.email + contact.phone, phone: '' },
    time,
  ]),
];

/** Runs the laws on one adapter. `open` returns a signer with a secret. */
export const guestSignerContract = (name: string, open: () => Promise<GuestSigner>): void =>
  describeLaws(`${name} keeps the GuestSigner contract`, guestSignerLaws, open);
