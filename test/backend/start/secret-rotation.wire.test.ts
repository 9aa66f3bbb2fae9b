import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTicketStore } from '#adapters/cookies/ticket-store.ts';
import { isKeyedDigest, keyedDigest, keyedDigests } from '#backend/authorisation/keyed.ts';
import { createPreviewKey, readPreviewedSlug } from '#backend/content/preview-access.ts';
import { createUnsubscribeKey, parseUnsubscribeKey } from '#backend/crm/newsletter.ts';
import { createGuestToken, requireGuestToken } from '#backend/orders/guest-token.ts';
import { ticketDigests } from '#composition/digests.ts';
import { previewHeaderOf } from '#contracts/secrets/preview-key.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { flashCookie } from '#host/pages/flash-cookie.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

const now = 1_800_000_000_000;
const guest = { email: 'khach@example.vn', phone: '0912345678', name: 'Mai', time: now };
const person = { name: 'Mai', phone: '0912345678', email: 'khach@example.vn' };
const subscription = 'a'.repeat(32);
const secretsWith = (signing: SecretList) => ({ signing, anonymous: signing, staff: signing, sealing: signing });
const openJar = () => cookieJar(null, { secure: true, domain: null });

/** Makes something with one list of secrets and tells whether a holder of another list accepts it. */
const makers: Readonly<Record<string, (made: SecretList, held: SecretList) => boolean>> = {
  'token of a guest': (made, held) => {
    try {
      requireGuestToken(createGuestToken(guest, made), guest, held, now);
      return true;
    } catch {
      return false;
    }
  },
  'preview link': (made, held) =>
    readPreviewedSlug(held, previewHeaderOf('bai', createPreviewKey(made, 'bai', now)), now) === 'bai',
  'code in a mail': (made, held) =>
    isKeyedDigest(secretsWith(held), keyedDigest(secretsWith(made), 'reset-code', 'a', '1'), 'reset-code', 'a', '1'),
  'recovery code': (made, held) =>
    keyedDigests(secretsWith(held), 'recovery-code', 'a').includes(
      keyedDigest(secretsWith(made), 'recovery-code', 'a'),
    ),
  'link that ends mails': (made, held) =>
    parseUnsubscribeKey(
      { secrets: secretsWith(held) },
      createUnsubscribeKey({ secrets: secretsWith(made) }, subscription),
    ) === subscription,
  message: (made, held) => {
    const jar = openJar();
    flashCookie(made).leave(jar, { notice: 'added', notify: null });
    return flashCookie(held).take(jar) !== null;
  },
  'ticket of a consultation': (made, held) => {
    const jar = openJar();
    cookieTicketStore(jar, { now: () => now }, ticketDigests(made)).save(person);
    return cookieTicketStore(jar, { now: () => now }, ticketDigests(held)).compare(person) === 'same';
  },
};

describe('V11.2.2 V13.2.1 secrets are replaced without an outage', () => {
  test.each(Object.keys(makers))('V11.2.2 a %s of the old secret holds while the list names it', (name) =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 32, maxLength: 40 }), { minLength: 3, maxLength: 3 }),
        (all) => {
          const [old = '', fresh = '', other = ''] = all;
          const isAccepted = (made: SecretList, held: SecretList) => makers[name]?.(made, held);
          // Each step of docs/security.md, with one side before it and the other behind it.
          const steps: readonly SecretList[] = [[old], [old, fresh], [fresh, old], [fresh]];
          for (const [at, made] of steps.slice(0, -1).entries())
            for (const held of steps.slice(at, at + 2))
              expect(isAccepted(made, held)).toBe(made[0] === held[0] || held.length > 1);
          expect(isAccepted([fresh, old], [old, fresh])).toBe(true);
          expect(isAccepted([old], [fresh])).toBe(false);
          expect(isAccepted([other], [fresh, old])).toBe(false);
        },
      ),
      { numRuns: 20 },
    ),
  );
});

describe('V13.2.1 fixed tokens of the backend', () => {
  const [fresh, old] = ['n'.repeat(32), 'o'.repeat(32)];
  let office: Office;
  beforeAll(async () => {
    office = await openOffice('development', {
      ANONYMOUS_TOKEN: `${fresh}a,${old}a`,
      STAFF_TOKEN: `${fresh}s,${old}s`,
    });
  });
  afterAll(() => office.close());
  test('V13.2.1 each token of the list is accepted, for its own purpose only', async () => {
    const visitorOf = (token: string) =>
      office.backend.deps.visitorOf(new Headers({ authorization: `Bearer ${token}` }));
    for (const each of [fresh, old]) {
      expect(await visitorOf(`${each}s`)).toMatchObject({ staff: true });
      expect(await visitorOf(`${each}a`)).toMatchObject({ staff: false });
      expect(await visitorOf(each)).toBeNull();
    }
    expect(await visitorOf(`${fresh}s,${old}s`)).toBeNull();
  });
});
