import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSignedWebhook, webhookHeaders } from '#backend/provisioning/providers/webhook/signature.ts';

const secret = fc.stringMatching(/^[A-Za-z0-9+/=_-]{32,64}$/).filter((each) => !each.startsWith('whsec_'));
const message = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/),
  body: fc.string({ maxLength: 300, unit: 'grapheme' }),
  now: fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 }),
});
const MINUTE_MS = 60_000;

const signed = (secrets: readonly [string, ...string[]], given: Parameters<typeof webhookHeaders>[1]) =>
  new Headers(webhookHeaders(secrets, given));

describe('signatures of Standard Webhooks', () => {
  // The example of the specification's own libraries. [standard-webhooks/libraries]
  test('SVC-01 the documented message has the documented signature', () => {
    const body = '{"test": 2432232314}';
    const given = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, now: 1_614_265_330_000 };
    expect(webhookHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], given)).toEqual({
      'webhook-id': given.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('SVC-01 what was signed is accepted for five minutes in both directions, and no longer', () =>
    fc.assert(
      fc.property(secret, message, (own, given) => {
        const headers = signed([own], given);
        const at = (ms: number) => isSignedWebhook([own], headers, given.body, given.now + ms);
        expect([at(0), at(5 * MINUTE_MS - 1_000), at(1_000 - 5 * MINUTE_MS)]).toEqual([true, true, true]);
        expect([at(5 * MINUTE_MS + 1_000), at(-5 * MINUTE_MS - 1_000)]).toEqual([false, false]);
      }),
    ));

  test('SVC-01 another id, time, body, secret or signature is refused, and so is one that is missing', () =>
    fc.assert(
      fc.property(secret, secret, message, message, (own, others, given, another) => {
        fc.pre(own !== others && given.id !== another.id && given.body !== another.body);
        const headers = signed([own], given);
        const verify = (changed: Headers, body = given.body) => isSignedWebhook([own], changed, body, given.now);
        const changing = (name: string, value: string) => {
          const changed = new Headers(headers);
          changed.set(name, value);
          return changed;
        };
        const later = String(Math.floor(given.now / 1_000) + 1);
        expect(verify(headers)).toBe(true);
        expect([
          verify(headers, another.body),
          verify(changing('webhook-id', another.id)),
          verify(changing('webhook-timestamp', later)),
          verify(changing('webhook-timestamp', `${later}.5`)),
          verify(changing('webhook-signature', '')),
          verify(changing('webhook-signature', (headers.get('webhook-signature') ?? '').replace('v1,', 'v1a,'))),
          verify(signed([others], given)),
          verify(new Headers()),
        ]).toEqual([false, false, false, false, false, false, false, false]);
      }),
    ));

  test('SVC-01 while a secret is replaced, either of two is enough on either side', () =>
    fc.assert(
      fc.property(secret, secret, message, (old, fresh, given) => {
        const verify = (mine: readonly [string, ...string[]], theirs: readonly [string, ...string[]]) =>
          isSignedWebhook(mine, signed(theirs, given), given.body, given.now);
        expect([verify([fresh, old], [old]), verify([old], [fresh, old]), verify([fresh], [fresh, old])]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    ));

  test('SVC-01 a point in the id cannot move the border of what was signed', () => {
    const own = 'k'.repeat(40);
    const now = 1_700_000_000_000;
    const headers = signed([own], { id: 'a.1700000000', body: 'x', now });
    expect(isSignedWebhook([own], headers, 'x', now)).toBe(false);
  });
});
