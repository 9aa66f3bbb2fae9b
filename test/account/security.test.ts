import { describe, expect, test } from 'vitest';
import { totpCodeAt } from '#adapters/memory/totp.ts';
import { customerShop } from '#test/kit/customer.ts';
import { faultAt, lostAnswer, withFaults } from '#test/kit/faults.ts';
import { again, logInAs, PASSWORD } from '#test/kit/people.ts';
import { bad, good, kindOf, openShop, press, type Shop } from '#test/kit/shop.ts';
import { fieldsOf } from './own-data.ts';

describe('account security', () => {
  const change = ({ useCases }: Shop, old: string, password: string, repeat = password) =>
    useCases.changePassword({ old, password, repeat, idempotencyKey: press() });

  test('ACC-09 VAL-01 VAL-02 changing the password requires the old one and logs out all other devices', async () => {
    const shop = await customerShop();
    const other = openShop({ world: shop.world });
    good(await logInAs(other));
    expect(good(await shop.useCases.loadSecurity({})).sessions).toHaveLength(2);
    expect(fieldsOf(await change(shop, 'sai', 'Mot-Mat-Khau-Khac'))).toEqual({ old: 'password-wrong' });
    expect(fieldsOf(await change(shop, PASSWORD, '12345'))).toEqual({ password: 'password-short' });
    expect(fieldsOf(await change(shop, PASSWORD, '123456'))).toEqual({ password: 'password-common' });
    expect(fieldsOf(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac', 'Khac'))).toEqual({ repeat: 'password-repeat' });
    expect(good(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac'))).toMatchObject({ notice: 'password-changed' });
    expect(good(await shop.useCases.loadSecurity({})).sessions).toHaveLength(1);
    expect(kindOf(await again(other).useCases.loadAccount({}))).toBe('login-required');
  });

  test('ACC-09 a password change is never retried: after an unknown outcome the old password would be rejected as wrong', async () => {
    const shop = await customerShop({
      change: ({ security }) => ({ security: withFaults(security, faultAt('changePassword', 1, lostAnswer)) }),
    });
    expect(kindOf(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac'))).toBe('unknown');
  });

  test('one device, or all others, can be logged out; an ended session is no failure', async () => {
    const shop = await customerShop();
    for (const _ of [1, 2, 3]) good(await logInAs(openShop({ world: shop.world })));
    const { sessions } = good(await shop.useCases.loadSecurity({}));
    const other = sessions.find(({ current }) => !current);
    for (const _ of [1, 2])
      expect(good(await shop.useCases.endSession({ id: other?.id ?? '', idempotencyKey: press() }))).toMatchObject({
        notice: 'session-ended',
      });
    expect(good(await shop.useCases.endOtherSessions({ idempotencyKey: press() }))).toMatchObject({
      notice: 'sessions-ended',
      notify: 2,
    });
    expect(good(await shop.useCases.loadSecurity({})).sessions.map(({ current }) => current)).toEqual([true]);
  });

  test('a passkey is created on the device, named, and removed; a challenge works once', async () => {
    const shop = await customerShop();
    const { useCases } = shop;
    const challenge = good(await useCases.startPasskey({ idempotencyKey: press() }));
    const response = challenge.options;
    const add = (name: string) =>
      useCases.addPasskey({ challengeId: challenge.id, response, name, idempotencyKey: press() });
    expect(fieldsOf(await add(' '))).toEqual({ name: 'required' });
    expect(good(await add(' Điện thoại '))).toMatchObject({ notice: 'passkey-added' });
    expect(kindOf(await add('Lần nữa'))).toBe('link-expired');
    const [passkey] = good(await useCases.loadSecurity({})).passkeys;
    expect(passkey?.name).toBe('Điện thoại');
    for (const _ of [1, 2])
      expect(good(await useCases.removePasskey({ id: passkey?.id ?? '', idempotencyKey: press() }))).toMatchObject({
        notice: 'passkey-removed',
      });
  });

  test("VAL-06 the app's first code turns the second factor on; a code or a recovery code turns it off", async () => {
    const shop = await customerShop();
    const { useCases, world } = shop;
    good(await useCases.startTotp({ idempotencyKey: press() }));
    const { totp } = good(await useCases.loadSecurity({}));
    if (totp.state !== 'pending') throw new Error('not pending');
    const confirm = (code: string) => useCases.confirmTotp({ code, idempotencyKey: press() });
    expect(fieldsOf(await confirm('12345'))).toEqual({ code: 'code' });
    const right = totpCodeAt(totp.secret, world.state.now);
    expect(bad(await confirm(right === '000000' ? '000001' : '000000')).kind).toBe('code-wrong');
    expect(good(await confirm(`${right.slice(0, 3)} ${right.slice(3)}`))).toMatchObject({ notice: 'totp-on' });
    expect(good(await useCases.loadSecurity({})).totp).toEqual({
      state: 'on',
      recoveryCodesLeft: totp.recoveryCodes.length,
    });
    expect(fieldsOf(await useCases.removeTotp({ code: ' ', idempotencyKey: press() }))).toEqual({ code: 'required' });
    expect(
      good(await useCases.removeTotp({ code: ` ${totp.recoveryCodes[0]} `, idempotencyKey: press() })),
    ).toMatchObject({
      notice: 'totp-off',
    });
    expect(good(await useCases.loadSecurity({})).totp).toEqual({ state: 'off' });
  });

  test('VAL-06 an accepted code whose response was lost is not sent again', async () => {
    const shop = await customerShop({
      change: ({ security }) => ({
        security: withFaults(security, (name, call) =>
          (name === 'confirmTotp' || name === 'removeTotp') && call === 1 ? lostAnswer : null,
        ),
      }),
    });
    const { useCases, world } = shop;
    good(await useCases.startTotp({ idempotencyKey: press() }));
    const { totp } = good(await useCases.loadSecurity({}));
    if (totp.state !== 'pending') throw new Error('not pending');
    expect(
      good(await useCases.confirmTotp({ code: totpCodeAt(totp.secret, world.state.now), idempotencyKey: press() })),
    ).toMatchObject({ notice: 'totp-on' });
    expect(
      good(await useCases.removeTotp({ code: totp.recoveryCodes[1] ?? '', idempotencyKey: press() })),
    ).toMatchObject({
      notice: 'totp-off',
    });
  });
});
