import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuseView, VIEW_LINK_TTL_MS, VIEW_TTL_MS } from '#core/account-rules/view-session.ts';

describe('the shop as a customer sees it', () => {
  test('is shown of an account that its customer could use now, and of no other', () =>
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (hasAccount, isBlocked) => {
        expect(refuseView({ hasAccount, isBlocked }) === null).toBe(hasAccount && !isBlocked);
      }),
    ));

  test('says first that a guest has no account, whatever else is true', () => {
    expect(refuseView({ hasAccount: false, isBlocked: true })).toBe('guest');
    expect(refuseView({ hasAccount: true, isBlocked: true })).toBe('blocked');
  });

  test('lasts half an hour, behind a link of a minute', () => {
    expect([VIEW_LINK_TTL_MS, VIEW_TTL_MS]).toEqual([60_000, 1_800_000]);
  });
});
