import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { always, lostAnswer, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { codeIn, messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import {
  addCustomer,
  enterCode,
  logInAs,
  nextRequest,
  openReturn,
  PASSWORD,
  returnFromProvider,
  signUp,
  USERNAME,
} from '#test/kit/people.ts';

const NEW = 'moi@example.vn';
const validRegistration = {
  fullName: 'Lê Thị Thử',
  username: NEW,
  password: PASSWORD,
  repeat: PASSWORD,
  terms: true,
  proof: '',
  redirectUrl: '',
};

describe('ACC-01 registration', () => {
  test('VAL-01 VAL-02 VAL-03 every field is validated before anything is sent', async () => {
    const { useCases, browser } = openShop();
    const empty = {
      ...validRegistration,
      fullName: ' ',
      username: '',
      password: '',
      repeat: '',
      terms: false,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await useCases.register(empty))).toMatchObject({
      fields: {
        fullName: 'required',
        username: 'required',
        password: 'required',
        repeat: 'required',
        terms: 'terms',
      },
    });
    const wrong = {
      ...validRegistration,
      username: 'may@',
      password: 'abc12',
      repeat: 'abc21',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await useCases.register(wrong))).toEqual({
      kind: 'invalid-fields',
      fields: { username: 'username', password: 'password-short', repeat: 'password-repeat' },
    });
    expect(browser.anonymous).toBeNull();
  });

  test('ACC-01 a taken username and a common password are reported at their fields', async () => {
    const shop = openShop();
    addCustomer(shop.world, NEW);
    expect(
      expectFailure(await shop.useCases.register({ ...validRegistration, idempotencyKey: freshIdempotencyKey() })),
    ).toMatchObject({
      fields: { username: 'username-taken' },
    });
    const common = {
      ...validRegistration,
      username: 'khac@example.vn',
      password: '123456',
      repeat: '123456',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.register(common))).toMatchObject({
      fields: { password: 'password-common' },
    });
  });

  test('ACC-01 GQL-09 a taken username is told before the form is sent, an invalid one asks nobody', async () => {
    const shop = openShop();
    addCustomer(shop.world, NEW);
    const check = (username: string) =>
      nextRequest(shop).useCases.checkUsername({ username, proof: '', idempotencyKey: freshIdempotencyKey() });
    expect(
      expectFailure(
        await shop.useCases.checkUsername({ username: 'may@', proof: '', idempotencyKey: freshIdempotencyKey() }),
      ),
    ).toEqual({
      kind: 'invalid-fields',
      fields: { username: 'username' },
    });
    expect(shop.browser.anonymous).toBeNull();
    expect(expectFailure(await check(` ${NEW.toUpperCase()} `))).toEqual({
      kind: 'invalid-fields',
      fields: { username: 'username-taken' },
    });
    expectOk(await check('khac@example.vn'));
    for (let at = 0; at < 3; at += 1) expectOk(await check('khac@example.vn'));
    expect(kindOf(await check('khac@example.vn'))).toBe('bot-check-needed');
  });

  test('ROUTE-25 ACC-02 registration redirects to the code page and carries the return path', async () => {
    const shop = openShop();
    const { goTo } = expectOk(await signUp(shop, NEW, '/checkout'));
    expect(goTo).toMatch(/^\/xac-thuc\?userId=[^&]+&redirectUrl=%2Fcheckout$/);
    const pending = expectOk(await nextRequest(shop).useCases.loadPendingLogin({}));
    expect(pending).toMatchObject({ step: 'verify', code: { sentTo: 'm•••@example.vn' }, returnPath: '/checkout' });
  });

  test('ACC-01 a retry after a lost response creates one account and sends its code', async () => {
    let calls = 0;
    const shop = openShop({
      change: ({ accounts }) => ({
        accounts: withFaults(accounts, (name) => (name === 'register' && calls++ === 0 ? lostAnswer : null)),
      }),
    });
    expectOk(await signUp(shop, NEW));
    expect(shop.world.state.users.size).toBe(1);
    expect(codeIn(shop.world, NEW)).not.toBeNull();
  });

  test('ACC-02 the account is created even when no code can be sent, and a code can be requested later', async () => {
    const shop = openShop({
      change: ({ accounts }) => ({ accounts: withFaults(accounts, always(unreachable, 'sendCode')) }),
    });
    expectOk(await signUp(shop, NEW));
    expect(expectOk(await nextRequest(shop).useCases.loadPendingLogin({}))).toMatchObject({
      step: 'verify',
      code: null,
    });
    const resent = await nextRequest(shop).useCases.resendCode({
      userId: '',
      proof: '',
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectOk(resent).notice).toBe('code-sent');
    expect(expectOk(await enterCode(nextRequest(shop), NEW)).notice).toBe('verified');
  });

  test('ACC-01 GQL-09 a browser with a proof of work may register more often than one without', async () => {
    const shop = openShop();
    for (let person = 0; person < 2; person++) expectOk(await signUp(shop, `may-${person}@example.vn`));
    const refused = await signUp(nextRequest(shop), 'may-3@example.vn').then(() =>
      signUp(nextRequest(shop), 'may-4@example.vn'),
    );
    expect(kindOf(refused)).toBe('bot-check-needed');
    const challenge = expectOk(await nextRequest(shop).useCases.loadBotChallenge({}));
    const proof = (await memoryDevice(shop.browser).solveChallenge(challenge)) ?? '';
    const proved = { ...validRegistration, username: 'may-5@example.vn', proof, idempotencyKey: freshIdempotencyKey() };
    expect((await nextRequest(shop).useCases.register(proved)).ok).toBe(true);
  });
});

describe('ACC-02 the verification code', () => {
  test('VAL-06 a code of six digits is accepted as typed or pasted', async () => {
    const shop = openShop();
    expectOk(await signUp(shop, NEW));
    for (const code of ['', '12345', '12345a']) {
      const typed = { userId: '', code, redirectUrl: '', idempotencyKey: freshIdempotencyKey() };
      expect(expectFailure(await nextRequest(shop).useCases.verifyAccount(typed))).toMatchObject({
        fields: { code: code === '' ? 'required' : 'code' },
      });
    }
    const code = (codeIn(shop.world, NEW) ?? '').replace(/^(\d{3})/, ' $1 ');
    const typed = { userId: '', code, redirectUrl: '', idempotencyKey: freshIdempotencyKey() };
    expect(expectOk(await nextRequest(shop).useCases.verifyAccount(typed)).notice).toBe('verified');
  });

  test("ACC-02 another browser enters the code after the password, and follows the URL's return path", async () => {
    const shop = openShop();
    expectOk(await signUp(shop, NEW));
    const phone = openShop({ world: shop.world });
    const userId = shop.browser.pendingLogin?.userId ?? '';
    const typed = {
      userId,
      code: codeIn(shop.world, NEW) ?? '',
      redirectUrl: '/checkout',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(kindOf(await phone.useCases.verifyAccount(typed))).toBe('link-expired');
    expectOk(await logInAs(nextRequest(phone), NEW, '/checkout'));
    const code = codeIn(shop.world, NEW) ?? '';
    expect(expectOk(await nextRequest(phone).useCases.verifyAccount({ ...typed, code })).goTo).toBe('/checkout');
  });

  test('ACC-02 without an account no code can be entered or sent', async () => {
    const { useCases } = openShop();
    const asked = { userId: '', code: '123456', redirectUrl: '', proof: '', idempotencyKey: freshIdempotencyKey() };
    expect(kindOf(await useCases.verifyAccount(asked))).toBe('link-expired');
    expect(kindOf(await useCases.resendCode(asked))).toBe('link-expired');
  });

  test('ACC-10 ROUTE-27 a completed and verified provider account is redirected to the confirmation page, with its return path', async () => {
    const shop = openShop();
    expectOk(await openReturn(shop, await returnFromProvider(shop, 'zalo', '', '/checkout')));
    const typed = {
      fullName: 'Đỗ Minh Anh',
      phone: '+84 987 654 321',
      email: 'Anh@Example.vn',
      callback: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectOk(await nextRequest(shop).useCases.completeRegistration(typed)).goTo).toMatch(/^\/xac-thuc\?userId=/);
    expect(expectOk(await enterCode(nextRequest(shop), 'anh@example.vn'))).toEqual({
      goTo: '/cap-nhat-dang-ky/hoan-tat?redirectUrl=%2Fcheckout',
      notice: 'registration-completed',
      notify: null,
    });
  });

  test('ACC-10 VAL-04 VAL-05 completing requires name, phone, e-mail and the browser of the login', async () => {
    const shop = openShop();
    const empty = { fullName: '', phone: '12', email: 'x', callback: '', idempotencyKey: freshIdempotencyKey() };
    expect(expectFailure(await shop.useCases.completeRegistration(empty))).toMatchObject({
      fields: { fullName: 'required', phone: 'phone', email: 'email' },
    });
    const typed = {
      fullName: 'Đỗ Minh Anh',
      phone: '0987654321',
      email: 'anh@example.vn',
      callback: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(kindOf(await shop.useCases.completeRegistration(typed))).toBe('link-expired');
  });
});

describe('ACC-03 a forgotten password', () => {
  const NEW_PASSWORD = 'Mot-mat-khau-khac';
  const set = (shop: Shop, password = NEW_PASSWORD, repeat = password) =>
    nextRequest(shop).useCases.resetPassword({ password, repeat, idempotencyKey: freshIdempotencyKey() });
  const ask = (shop: Shop, username: string) =>
    nextRequest(shop).useCases.requestReset({ username, proof: '', idempotencyKey: freshIdempotencyKey() });

  test('ACC-03 ROUTE-26 a reset goes from the request over the code and the new password to the login', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expect(expectOk(await ask(shop, USERNAME))).toMatchObject({ goTo: '/quen-mat-khau/verify', notice: 'code-sent' });
    const code = codeIn(shop.world, USERNAME) ?? '';
    const checked = await nextRequest(shop).useCases.verifyReset({
      code,
      key: '',
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectOk(checked).goTo).toBe('/quen-mat-khau/reset');
    expect(expectOk(await set(shop))).toEqual({ goTo: '/dang-nhap', notice: 'password-reset', notify: null });
    expect(kindOf(await logInAs(nextRequest(shop)))).toBe('wrong-credentials');
    const asked = {
      username: USERNAME,
      password: NEW_PASSWORD,
      remember: true,
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectOk(await nextRequest(shop).useCases.logIn(asked)).notice).toBe('logged-in');
  });

  test('ACC-03 the link in the message works in any browser', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await ask(shop, USERNAME));
    const [, key = ''] = /key=(\S+)/.exec(messageTo(shop.world, USERNAME) ?? '') ?? [];
    const phone = openShop({ world: shop.world });
    expectOk(await phone.useCases.verifyReset({ code: '', key, idempotencyKey: freshIdempotencyKey() }));
    expect(expectOk(await set(phone)).notice).toBe('password-reset');
  });

  test('ACC-03 the answer does not reveal whether an account exists', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    const known = expectOk(await ask(shop, USERNAME));
    const knownPending = expectOk(await nextRequest(shop).useCases.loadPendingLogin({}));
    expect(expectOk(await ask(shop, 'khong-co@example.vn'))).toEqual(known);
    const unknownPending = expectOk(await nextRequest(shop).useCases.loadPendingLogin({}));
    expect(unknownPending).toEqual({ ...knownPending, code: { ...knownPending?.code } });
  });

  test('ACC-03 VAL-01 VAL-02 no password is set without the code, and a bad password is reported', async () => {
    const shop = openShop();
    expect(kindOf(await set(shop))).toBe('link-expired');
    expect(
      kindOf(
        await nextRequest(shop).useCases.verifyReset({
          code: '123456',
          key: '',
          idempotencyKey: freshIdempotencyKey(),
        }),
      ),
    ).toBe('link-expired');
    expect(expectFailure(await set(shop, 'abc12', 'abc'))).toMatchObject({
      fields: { password: 'password-short', repeat: 'password-repeat' },
    });
  });
});
