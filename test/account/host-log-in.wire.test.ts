import { expect, test } from 'vitest';
import { readEnvironment } from '#host/configuration/environment.ts';
import { createHost } from '#host/host.ts';
import { hostDeps } from '#host/host-deps.ts';
import { jsonRenderer } from '#test/host/drawing.ts';
import { eachBackend, type TestBackend } from '#test/kit/backends.ts';
import { walkThroughProvider } from '#test/kit/provider-walk.ts';

const origin = 'http://localhost:3000';
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** A browser without JavaScript that calls the host, over a real backend. */
const browserAt = (backend: TestBackend) => {
  const logged: unknown[] = [];
  const read = readEnvironment(
    { PUBLIC_ORIGIN: origin, SERVICES_ORIGIN: backend.url },
    { guestSigning: null, anonymousToken: null, flash: null, preview: null },
  );
  if (!read.ok) throw new Error(read.problems.join(' '));
  const write = (facts: unknown, event: string) => void logged.push([facts, event]);
  const app = createHost(
    hostDeps(read.value, {
      renderer: async () => jsonRenderer(),
      files: new Map(),
      buildId: 'test',
      isProduction: true,
      log: { info: write, warn: write, error: write },
    }),
  );
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers({ ...init.headers, cookie, 'user-agent': chrome, 'sec-fetch-site': 'same-origin' });
    const response = await app.request(origin + path, { ...init, headers });
    for (const change of response.headers.getSetCookie()) {
      const [pair = ''] = change.split(';');
      const at = pair.indexOf('=');
      if (change.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const form = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) });
  const asked = async (use: string) => (await (await send(`/api/${use}`)).json()) as { ok: boolean; value: never };
  return { cookies, logged, send, form, asked };
};

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
