import { expect, test } from 'vitest';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { browserAt } from '#test/kit/host-browser.ts';
import { walkThroughProvider } from '#test/kit/provider-walk.ts';

const person = () => ({ name: 'Phạm Thu Hà', email: `${crypto.randomUUID()}@example.vn` });

eachBackend('a log-in through the host', (backend) => {
  test('LAY-03 ACC-01 Google login: from the plain form to the requested page, with a session that names the device', async () => {
    const { form, send, asked, cookies, logged } = browserAt(backend);
    const begun = await form('/dang-nhap', { _use: 'logInWithProvider', provider: 'google', redirectUrl: '/gio-hang' });
    expect(begun.status).toBe(303);
    const landed = new URL(await walkThroughProvider(begun.headers.get('location') ?? '', person()));
    const handover = landed.searchParams.get('accessToken') ?? '';
    const answer = await send(landed.pathname + landed.search);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/gio-hang']);
    expect(cookies.get('accessToken')).toBeDefined();
    expect(await asked('loadVisitor')).toMatchObject({
      ok: true,
      value: { isLoggedIn: true, user: { name: 'Phạm Thu Hà' } },
    });
    expect(await asked('loadSecurity')).toMatchObject({
      value: { sessions: [{ current: true, device: 'Chrome, Windows' }] },
    });
    expect(JSON.stringify(logged)).not.toContain(handover);
    expect(JSON.stringify(logged)).not.toContain(cookies.get('accessToken'));

    const left = await form('/service', { _use: 'logOut', path: '/service' });
    expect([left.status, cookies.has('accessToken')]).toEqual([303, false]);
    expect(await asked('loadSecurity')).toMatchObject({ ok: false, failure: { kind: 'login-required' } });
  });

  test('LAY-03 the session token of a portal in an address: the question, then a session of this browser with what the portal shares', async () => {
    const there = browserAt(backend);
    const begun = await there.form('/dang-nhap', { _use: 'logInWithProvider', provider: 'google', redirectUrl: '/' });
    const back = new URL(await walkThroughProvider(begun.headers.get('location') ?? '', person()));
    await there.send(back.pathname + back.search);
    const accessToken = there.cookies.get('accessToken') ?? expect.fail('no session');

    const { send, form, asked, cookies, logged } = browserAt(backend);
    const query = new URLSearchParams({ accessToken, tokenShare: 'chia-se-1', redirectUrl: '/hoa-don' });
    const question = await send(`/?${query}`);
    expect(question.headers.get('location')).toBe('/dang-nhap?redirectUrl=%2Fhoa-don');
    expect(cookies.has('accessToken')).toBe(false);
    expect(await asked('loadPendingLogin')).toMatchObject({ value: { step: 'confirm', name: 'Phạm Thu Hà' } });
    const accepted = await form('/dang-nhap', { _use: 'confirmLogIn', accept: 'true' });
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/hoa-don']);
    expect(await asked('loadVisitor')).toMatchObject({ value: { isLoggedIn: true } });
    expect([cookies.get('accessToken') === accessToken, cookies.get('tokenShare')]).toEqual([false, 'chia-se-1']);
    expect(await there.asked('loadVisitor')).toMatchObject({ value: { isLoggedIn: true } });
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${accessToken}|chia-se-1`));
  });

  test('ACC-04 Zalo login: no session before the account is complete', async () => {
    const { form, send, cookies, asked } = browserAt(backend);
    const begun = await form('/dang-nhap', { _use: 'logInWithProvider', provider: 'zalo', redirectUrl: '/gio-hang' });
    const landed = new URL(
      await walkThroughProvider(begun.headers.get('location') ?? '', { name: 'Đỗ Minh Anh', email: '' }),
    );
    const answer = await send(landed.pathname + landed.search);
    expect(answer.headers.get('location')).toMatch(/^\/cap-nhat-dang-ky\?/);
    expect([cookies.has('accessToken'), cookies.has('token_zalo')]).toEqual([false, true]);
    expect(await asked('loadPendingLogin')).toMatchObject({
      value: { step: 'complete', provider: 'zalo', name: 'Đỗ Minh Anh' },
    });
  });

  test('LAY-04 Facebook login: a visitor who cancels returns to the requested page with a message', async () => {
    const { form, send, cookies } = browserAt(backend);
    const begun = await form('/dang-nhap', {
      _use: 'logInWithProvider',
      provider: 'facebook',
      redirectUrl: '/checkout',
    });
    const landed = new URL(await walkThroughProvider(begun.headers.get('location') ?? '', null));
    const answer = await send(landed.pathname + landed.search);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout']);
    expect(cookies.get('flash')).toMatch(/^login-denied/);
  });
});
