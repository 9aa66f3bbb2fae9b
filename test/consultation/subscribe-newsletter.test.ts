import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';
import { always, faultAt, lostAnswer, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { anyJunk } from './any-request.ts';

const ask = ({ useCases }: Pick<Shop, 'useCases'>, email: string, agree = true, path = '/') =>
  useCases.subscribeNewsletter({ email, agree, path, proof: '', idempotencyKey: freshIdempotencyKey() });
const mailsTo = ({ world }: Shop, email: string) =>
  world.state.accounts.outbox.filter(({ to, channel }) => to === email && channel === 'email');

describe('the newsletter', () => {
  test('ROUTE-01 a subscription sends a confirmation e-mail and stores the text that the visitor agreed to', async () => {
    const shop = openShop();
    expect(expectOk(await ask(shop, '  An@Congty.VN ', true, '/danh-sach-bai-viet'))).toEqual({
      goTo: '/danh-sach-bai-viet',
      notice: 'newsletter-asked',
      notify: null,
    });
    expect(mailsTo(shop, 'an@congty.vn')).toHaveLength(1);
    expect(shop.world.state.subscriptions.get('an@congty.vn')).toMatchObject({
      agreed: newsletterConsent(sampleIdentity.seller),
    });
  });

  test('ROUTE-01 VAL-03 VAL-05 nothing is sent without consent or without a valid address', async () => {
    const shop = openShop();
    expect(expectFailure(await ask(shop, 'an@congty.vn', false))).toEqual({
      kind: 'invalid-fields',
      fields: { agree: 'consent' },
    });
    expect(expectFailure(await ask(shop, ' '))).toEqual({ kind: 'invalid-fields', fields: { email: 'required' } });
    expect(expectFailure(await ask(shop, 'an@', false))).toEqual({
      kind: 'invalid-fields',
      fields: { email: 'email', agree: 'consent' },
    });
    expect(shop.world.state.accounts.outbox).toEqual([]);
  });

  test('ROUTE-01 an address that is already known gets the same answer', async () => {
    const shop = openShop();
    const first = expectOk(await ask(shop, 'an@congty.vn'));
    for (const _ of [1, 2, 3, 4]) expect(expectOk(await ask(shop, 'an@congty.vn'))).toEqual(first);
    expect(mailsTo(shop, 'an@congty.vn')).toHaveLength(3);
  });

  test('ROUTE-01 a lost response causes no second e-mail', async () => {
    const shop = openShop({
      change: ({ opportunities }) => ({
        opportunities: withFaults(opportunities, faultAt('subscribe', 1, lostAnswer)),
      }),
    });
    expectOk(await ask(shop, 'an@congty.vn'));
    expect(mailsTo(shop, 'an@congty.vn')).toHaveLength(1);
  });

  test('ROUTE-01 ERR-06 an unavailable service and a rate limit are reported', async () => {
    const failing = (fault: typeof unreachable) =>
      openShop({
        change: ({ opportunities }) => ({ opportunities: withFaults(opportunities, always(fault, 'subscribe')) }),
      });
    expect(kindOf(await ask(failing(unreachable), 'an@congty.vn'))).toBe('unreachable');
    expect(kindOf(await ask(failing(rejected('too-many-tries', { retryAfter: 5 })), 'an@congty.vn'))).toBe(
      'too-many-tries',
    );
  });

  test('ROUTE-01 invalid input sends no e-mail, and the return path is always a page of this shop', () =>
    fc.assert(
      fc.asyncProperty(anyJunk, anyJunk, fc.boolean(), async (email, path, agree) => {
        const shop = openShop();
        const answer = await ask(shop, email, agree, path);
        expect(answer.ok ? agree && answer.value.goTo.startsWith('/') : kindOf(answer) === 'invalid-fields').toBe(true);
        expect(shop.world.state.accounts.outbox).toHaveLength(answer.ok ? 1 : 0);
      }),
      { numRuns: 200 },
    ));
});
