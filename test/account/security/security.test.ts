import { describe, expect, test } from 'vitest';
import { totpCodeAt } from '#adapters/memory/accounts/totp.ts';
import { fieldsOf } from '#test/account/personal-data/own-data.ts';
import { faultAt, lostAnswer, withFaults } from '#test/kit/backends/faults.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { logInAs, nextRequest, PASSWORD } from '#test/kit/people.ts';

describe('account security', () => {
  const change = ({ useCases }: Shop, old: string, password: string, repeat = password) =>
    useCases.changePassword({ old, password, repeat, idempotencyKey: freshIdempotencyKey() });

  test('ACC-09 VAL-01 VAL-02 changing the password requires the old one and logs out all other devices', async () => {
    const shop = await customerShop();
    const other = openShop({ world: shop.world });
    expectOk(await logInAs(other));
    expect(expectOk(await shop.useCases.loadSecurity({})).sessions).toHaveLength(2);
    expect(fieldsOf(await change(shop, 'sai', 'Mot-Mat-Khau-Khac'))).toEqual({ old: 'password-wrong' });
    expect(fieldsOf(await change(shop, PASSWORD, '12345'))).toEqual({ password: 'password-short' });
    expect(fieldsOf(await change(shop, PASSWORD, '123456'))).toEqual({ password: 'password-common' });
    expect(fieldsOf(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac', 'Khac'))).toEqual({ repeat: 'password-repeat' });
    expect(expectOk(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac'))).toMatchObject({ notice: 'password-changed' });
    expect(expectOk(await shop.useCases.loadSecurity({})).sessions).toHaveLength(1);
    expect(kindOf(await nextRequest(other).useCases.loadAccount({}))).toBe('login-required');
  });

  test('ACC-09 a password change is never retried: after an unknown outcome the old password would be rejected as wrong', async () => {
    const shop = await customerShop({
      change: ({ security }) => ({ security: withFaults(security, faultAt('changePassword', 1, lostAnswer)) }),
    });
    expect(kindOf(await change(shop, PASSWORD, 'Mot-Mat-Khau-Khac'))).toBe('unknown');
  });

  test('one device, or all others, can be logged out; an ended session is no failure', async () => {
    const shop = await customerShop();
    for (const _ of [1, 2, 3]) expectOk(await logInAs(openShop({ world: shop.world })));
    const { sessions } = expectOk(await shop.useCases.loadSecurity({}));
    const other = sessions.find(({ current }) => !current);
    for (const _ of [1, 2])
      expect(
        expectOk(await shop.useCases.endSession({ id: other?.id ?? '', idempotencyKey: freshIdempotencyKey() })),
      ).toMatchObject({
        notice: 'session-ended',
      });
    expect(expectOk(await shop.useCases.endOtherSessions({ idempotencyKey: freshIdempotencyKey() }))).toMatchObject({
      notice: 'sessions-ended',
      notify: 2,
    });
    expect(expectOk(await shop.useCases.loadSecurity({})).sessions.map(({ current }) => current)).toEqual([true]);
  });

  test('a passkey is created on the device, named, and removed; a challenge works once', async () => {
    const shop = await customerShop();
    const { useCases } = shop;
    const challenge = expectOk(await useCases.startPasskey({ idempotencyKey: freshIdempotencyKey() }));
    const response = challenge.options;
    const add = (name: string) =>
      useCases.addPasskey({ challengeId: challenge.id, response, name, idempotencyKey: freshIdempotencyKey() });
    expect(fieldsOf(await add(' '))).toEqual({ name: 'required' });
    expect(expectOk(await add(' Điện thoại '))).toMatchObject({ notice: 'passkey-added' });
    expect(kindOf(await add('Lần nữa'))).toBe('link-expired');
    const [passkey] = expectOk(await useCases.loadSecurity({})).passkeys;
    expect(passkey?.name).toBe('Điện thoại');
    for (const _ of [1, 2])
      expect(
        expectOk(await useCases.removePasskey({ id: passkey?.id ?? '', idempotencyKey: freshIdempotencyKey() })),
      ).toMatchObject({
        notice: 'passkey-removed',
      });
  });

  test("VAL-06 the app's first code turns the second factor on; a code or a recovery code turns it off", async () => {
    const shop = await customerShop();
    const { useCases, world } = shop;
    expectOk(await useCases.startTotp({ idempotencyKey: freshIdempotencyKey() }));
    const { totp } = expectOk(await useCases.loadSecurity({}));
    if (totp.state !== 'pending') throw new Error('not pending');
    const confirm = (code: string) => useCases.confirmTotp({ code, idempotencyKey: freshIdempotencyKey() });
    expect(fieldsOf(await confirm('12345'))).toEqual({ code: 'six-digits' });
    const right = totpCodeAt(totp.secret, world.state.now);
    expect(expectFailure(await confirm(right === '000000' ? '000001' : '000000')).kind).toBe('code-wrong');
    expect(expectOk(await confirm(`${right.slice(0, 3)} ${right.slice(3)}`))).toMatchObject({ notice: 'totp-on' });
    expect(expectOk(await useCases.loadSecurity({})).totp).toEqual({
      state: 'on',
      recoveryCodesLeft: totp.recoveryCodes.length,
    });
    expect(fieldsOf(await useCases.removeTotp({ code: ' ', idempotencyKey: freshIdempotencyKey() }))).toEqual({
      code: 'required',
    });
    expect(
      expectOk(
        await useCases.removeTotp({ code: ` ${totp.recoveryCodes[0]} `, idempotencyKey: freshIdempotencyKey() }),
      ),
    ).toMatchObject({
      notice: 'totp-off',
    });
    expect(expectOk(await useCases.loadSecurity({})).totp).toEqual({ state: 'off' });
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
    expectOk(await useCases.startTotp({ idempotencyKey: freshIdempotencyKey() }));
    const { totp } = expectOk(await useCases.loadSecurity({}));
    if (totp.state !== 'pending') throw new Error('not pending');
    expect(
      expectOk(
        await useCases.confirmTotp({
          code: totpCodeAt(totp.secret, world.state.now),
          idempotencyKey: freshIdempotencyKey(),
        }),
      ),
    ).toMatchObject({ notice: 'totp-on' });
    expect(
      expectOk(await useCases.removeTotp({ code: totp.recoveryCodes[1] ?? '', idempotencyKey: freshIdempotencyKey() })),
    ).toMatchObject({
      notice: 'totp-off',
    });
  });
});
