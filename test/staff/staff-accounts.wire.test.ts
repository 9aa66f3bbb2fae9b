import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffListener } from '#backend/listeners.ts';
import { IDLE_HOURS } from '#backend/platform/pages/staff-script.ts';
import { writeFirstLink } from '#backend/staff/first-link.ts';
import { staffAccounts, staffLog } from '#backend/staff/schema.ts';
import { SESSION_HOURS } from '#backend/staff/staff-sessions.ts';
import { sweep } from '#backend/sweep.ts';
import type { AccountRecord, ShownLink, StaffSessionRecord } from '#contracts/desk/staff-record.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { retention } from '#core/shared/retention.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { cookiesOf, readStaffLog, staffBrowser } from '#test/kit/staff.ts';
import { firstLink, type Member, type Office, openOffice, STAFF_PASSWORD, shownSecret } from './staff-office.ts';

describe('a production installation', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice('production');
  });
  afterAll(() => office.close());

  test('V6.3.3 the first account is set up once, with a link that only the operator can read, a long password and an authenticator app', async () => {
    const { backend } = office;
    expect(statSync(backend.staffLinkFile ?? '').mode & 0o777).toBe(0o600);
    const link = firstLink(backend);
    const secret = shownSecret(await (await fetch(link)).text());
    const typed = { name: 'Quan-Tri', password: STAFF_PASSWORD, again: STAFF_PASSWORD };
    const wrong = { ...typed, code: '000000' };
    for (const [form, words] of [
      [wrong, 'Mã chưa đúng'],
      [{ ...wrong, password: 'ngan-qua', again: 'ngan-qua' }, 'ít nhất 12'],
      [{ ...wrong, again: 'khac' }, 'chưa giống nhau'],
      [{ ...wrong, name: '../x' }, 'Tên đăng nhập cần'],
    ] as const) {
      const answer = await office.setUp(link, form);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
    }
    const code = await office.nextCode(secret);
    const both = await Promise.all([
      office.setUp(link, { ...typed, code }),
      office.setUp(link, { ...typed, name: 'nguoi-khac', code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
    const won = both.find(({ status }) => status === 303) ?? Response.error();
    const desk = deskVisitor(staffBrowser(backend.staffUrl, cookiesOf(won)));
    expect((await desk.list<AccountRecord>('accounts')).body.rows).toMatchObject([{ state: 'open' }]);
    expect((await fetch(link)).status).toBe(410);
    expect(await writeFirstLink(backend.deps)).toBeNull();
  });

  test('V6.3.2 there is no demo account and no way in for it', async () => {
    expect((await staffBrowser(office.backend.staffUrl).read('/demo?key=')).status).toBe(404);
    const accounts = await office.backend.deps.db.select().from(staffAccounts);
    expect(accounts.filter(({ passwordDigest }) => passwordDigest === null)).toEqual([]);
  });
});

describe('accounts of the staff', () => {
  let office: Office;
  let member: Member;
  beforeAll(async () => {
    office = await openOffice();
    member = await office.invite(['sales']);
  });
  afterAll(() => office.close());
  const logOf = async (name: string) =>
    (await office.backend.deps.db.select().from(staffLog)).filter((each) => each.name === name);
  /** An administrator takes an action, or changes the roles. */
  const change = async (name: string, wanted: 'block' | 'unblock' | 'reset' | readonly string[]) => {
    const desk = deskVisitor(await office.admin());
    const { rows } = (await desk.list<AccountRecord>('accounts', { words: name, perPage: 100 })).body;
    const id = rows.find((each) => each.name === name)?.id ?? '';
    if (typeof wanted === 'string') return desk.send<AccountRecord & ShownLink>('accounts', `/${id}/${wanted}`, {});
    const { version } = (await desk.read<AccountRecord>('accounts', id)).body;
    return desk.send<AccountRecord & ShownLink>('accounts', `/${id}`, { roles: wanted }, { version });
  };

  test('V6.3.3 V6.5.1 a log-in needs the password and a code that was not used; the answer does not tell which was wrong', async () => {
    const { send } = staffBrowser(office.backend.staffUrl);
    const { name, password, secret } = member;
    const right = { name, password, code: await office.nextCode(secret) };
    const opened = await send('/log-in', { ...right, to: '/account' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/account']);
    const pages: string[] = [];
    for (const wrong of [right, { ...right, code: '000000' }, { ...right, password: 'sai-mat-khau' }]) {
      const answer = await send('/log-in', wrong);
      expect([answer.status, cookiesOf(answer)]).toEqual([401, '']);
      pages.push(await answer.text());
    }
    pages.push((await (await send('/log-in', { ...right, name: 'khong-co' })).text()).replace('khong-co', name));
    expect(new Set(pages).size).toBe(1);
  });

  test('V3.7.2 the log-in leads to pages of this listener only', async () => {
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b=//c', '/%2F%2Fevil']) {
      const { name, password, secret } = member;
      const { send } = staffBrowser(office.backend.staffUrl);
      const answer = await send('/log-in', { name, password, code: await office.nextCode(secret), to });
      expect([to, answer.headers.get('location')]).toEqual([to, '/']);
    }
  });

  test('V7.3.1 V7.3.2 a session ends without use, at its latest hour, at the log-out, and not before', async () => {
    const { clock } = office.backend.deps;
    const enter = async () => staffBrowser(office.backend.staffUrl, cookiesOf(await office.logIn(member)));
    const isOpen = async ({ read }: Member['browser']) => (await read('/account')).status === 200;
    const idle = await enter();
    await clock.set(clock.now() + IDLE_HOURS * HOUR_MS - 60_000);
    expect(await isOpen(idle)).toBe(true);
    await clock.set(clock.now() + IDLE_HOURS * HOUR_MS + 60_000);
    expect(await isOpen(idle)).toBe(false);
    const busy = await enter();
    for (let hour = 1; hour < SESSION_HOURS; hour += 1) {
      await clock.set(clock.now() + HOUR_MS);
      expect(await isOpen(busy)).toBe(true);
    }
    await clock.set(clock.now() + HOUR_MS);
    expect(await isOpen(busy)).toBe(false);
    const left = await enter();
    expect((await left.send('/log-out', {})).status).toBe(303);
    expect(await isOpen(left)).toBe(false);
  });

  test('V14.3.1 V7.4.1 the log-out, and the log-in page after any other end, take token and kept pages from the browser', async () => {
    const { clock } = office.backend.deps;
    const isCleared = ({ headers }: Response) =>
      headers.get('clear-site-data') === '"cache"' &&
      headers.getSetCookie().some((cookie) => /^staff=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/.test(cookie));
    const enter = async () => staffBrowser(office.backend.staffUrl, cookiesOf(await office.logIn(member)));
    expect(isCleared(await (await enter()).send('/log-out', {}))).toBe(true);
    const idle = await enter();
    expect(isCleared(await idle.read('/log-in'))).toBe(false);
    await clock.set(clock.now() + IDLE_HOURS * HOUR_MS + 60_000);
    expect(isCleared(await idle.read('/log-in'))).toBe(true);
    expect(isCleared(await staffBrowser(office.backend.staffUrl).read('/log-in'))).toBe(false);
  });

  test('V7.4.5 members end their own sessions, administrators those of everybody', async () => {
    const [one, other] = [await office.invite(['sales']), await office.invite(['content'])];
    const sessionsOf = async ({ browser }: Pick<Member, 'browser'>, words = '') =>
      (await deskVisitor(browser).list<StaffSessionRecord>('sessions', { words })).body.rows;
    expect(await sessionsOf(one)).toMatchObject([{ name: one.name, isOwn: true }]);
    const admin = { browser: await office.admin() };
    const [found] = await sessionsOf(admin, other.name);
    expect(found).toMatchObject({ name: other.name, isOwn: false });
    const end = ({ browser }: Pick<Member, 'browser'>) =>
      deskVisitor(browser).send('sessions', `/${found?.id}/end`, {});
    expect([
      (await end(one)).status,
      (await deskVisitor(one.browser).read('sessions', found?.id ?? '')).status,
    ]).toEqual([404, 404]);
    expect((await other.browser.read('/account')).status).toBe(200);
    expect((await end(admin)).status).toBe(200);
    expect((await other.browser.read('/account')).status).toBe(303);
  });

  test('V8.3.2 another role, a lock and a reset take effect at once', async () => {
    const moved = await office.invite(['sales']);
    expect((await change(moved.name, ['content'])).status).toBe(200);
    expect((await moved.browser.read('/account')).status).toBe(303);
    const again = staffBrowser(office.backend.staffUrl, cookiesOf(await office.logIn(moved)));
    expect([(await deskVisitor(again).list('mails')).status, (await again.read('/account')).status]).toEqual([
      403, 200,
    ]);
    expect((await change(moved.name, 'block')).status).toBe(200);
    expect((await again.read('/account')).status).toBe(303);
    expect((await office.logIn(moved)).status).toBe(401);
    expect((await change(moved.name, 'unblock')).status).toBe(200);
    const { link } = (await change(moved.name, 'reset')).body;
    const secret = shownSecret(await (await fetch(link)).text());
    const password = 'Mat-khau-khac-2026';
    const reset = await office.setUp(link, { password, again: password, code: await office.nextCode(secret) });
    expect(reset.status).toBe(303);
    expect((await office.logIn(moved)).status).toBe(401);
    expect((await office.logIn({ ...moved, password, secret })).status).toBe(303);
  });

  test('V7.4.3 V8.3.2 a link for another password ends with a new password, a lock and another role', async () => {
    const takeLink = async (browser: Member['browser']): Promise<string> => {
      const answer = await browser.send('/account/authenticator', { current: STAFF_PASSWORD });
      return browser.origin + (answer.headers.get('location') ?? '');
    };
    const statusOf = async (link: string) => (await fetch(link)).status;
    const [careful, locked, moved] = [
      await office.invite(['sales']),
      await office.invite(['sales']),
      await office.invite(['sales']),
    ];
    const links = [await takeLink(careful.browser), await takeLink(locked.browser), await takeLink(moved.browser)];
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 200, 200]);
    const password = 'Mat-khau-khac-2026';
    const changed = { current: STAFF_PASSWORD, password, again: password };
    expect((await careful.browser.send('/account/password', changed)).status).toBe(200);
    expect((await change(locked.name, 'block')).status).toBe(200);
    expect((await change(moved.name, ['content'])).status).toBe(200);
    expect(await Promise.all(links.map(statusOf))).toEqual([410, 410, 410]);
  });

  test('V8.2.1 the last administrator with a password keeps the role and stays open', async () => {
    const boss = await office.invite(['admin', 'sales']);
    expect((await change(boss.name, 'block')).status).toBe(409);
    expect((await change(boss.name, ['sales'])).status).toBe(409);
    expect((await deskVisitor(boss.browser).list('accounts')).status).toBe(200);
    const second = await office.invite(['admin']);
    const both = await Promise.all([change(boss.name, 'block'), change(second.name, 'block')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('V16.3.1 V16.3.2 the log tells who did what, when and with what result, without secrets, and is deleted after its retention', async () => {
    const who = await office.invite(['documents']);
    const desk = deskVisitor(who.browser);
    await desk.list('papers');
    await desk.send('papers', '/khong-co/approve', {});
    await desk.list('orders');
    await staffBrowser(office.backend.staffUrl).send('/log-in', { name: who.name, password: 'sai', code: '1' });
    expect((await logOf(who.name)).map(({ action, path, result }) => [action, path, result])).toEqual([
      ['set up account', '/set-up', 'done'],
      ['POST /desk/lists/papers', '/desk/lists/papers', 'done'],
      ['POST /desk/records/papers/:id/approve', '/desk/records/papers/khong-co/approve', 'refused'],
      ['POST /desk/lists/orders', '/desk/lists/orders', 'refused'],
      ['log in', '/log-in', 'refused'],
    ]);
    const text = JSON.stringify(await office.backend.deps.db.select().from(staffLog));
    for (const secret of [STAFF_PASSWORD, who.secret, '127.0.0.1', '::1']) expect(text).not.toContain(secret);
    expect(await readStaffLog(await office.admin())).toContain('POST /desk/records/papers/:id/approve');
    const { db, clock } = office.backend.deps;
    await sweep({ db, clock: { ...clock, now: () => clock.now() + (retention.staffLog.days - 1) * 24 * HOUR_MS } });
    expect(await logOf(who.name)).toHaveLength(5);
    await sweep({ db, clock: { ...clock, now: () => clock.now() + (retention.staffLog.days + 1) * 24 * HOUR_MS } });
    expect(await logOf(who.name)).toEqual([]);
  });

  test('V6.1.1 V6.3.1 strangers who guess are slowed down and lock out neither the member elsewhere nor a browser that they know', async () => {
    const { name, password, secret, browser } = await office.invite(['sales']);
    const app = createStaffListener(office.backend.deps);
    const logIn = async (address: string, typed: Record<string, string>, cookie = '') => {
      const headers = {
        origin: 'http://localhost',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        // No header changes whom a try counts for.
        'x-client-address': `198.51.100.${Math.floor(Math.random() * 250)}`,
      };
      const init = { method: 'POST', headers, body: new URLSearchParams({ name, ...typed }).toString() };
      return app.request('/log-in', init, { incoming: { socket: { remoteAddress: address } } });
    };
    const wrong = { password: 'sai-mat-khau', code: '000000' };
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await logIn('203.0.113.7', wrong)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const right = async () => ({ password, code: await office.nextCode(secret) });
    expect((await logIn('203.0.113.7', await right())).status).toBe(429);
    expect((await logIn('203.0.113.7', await right(), browser.cookie)).status).toBe(303);
    expect((await logIn('198.51.100.9', await right())).status).toBe(303);
    // Many names from one network are slowed down as well.
    const sprayed: number[] = [];
    for (let time = 0; time < 60; time += 1)
      sprayed.push((await logIn('203.0.113.99', { ...wrong, name: `ten-${time}` })).status);
    expect(sprayed.filter((status) => status === 401)).toHaveLength(50);
  });
});

describe('behind TLS', () => {
  test('V3.3.1 V3.3.2 V3.4.1 the cookies are bound to host and https, and only the named origin may send forms', async () => {
    const office = await openOffice('development', { STAFF_ORIGIN: 'https://staff.example' });
    try {
      const app = createStaffListener(office.backend.deps);
      const { pathname, search } = new URL(firstLink(office.backend));
      const entered = await app.request(`https://staff.example${pathname}${search}`);
      const [cookie = ''] = entered.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      expect(entered.headers.get('strict-transport-security')).toContain('max-age=');
      const send = (from: string) =>
        app.request('http://127.0.0.1:4001/desk/records/accounts', {
          method: 'POST',
          headers: {
            origin: from,
            cookie: cookie.split(';')[0] ?? '',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({
            key: `khoa-${from.length}-00`,
            data: '{"name":"nguoi-moi","roles":["sales"]}',
          }).toString(),
        });
      expect((await send('https://staff.example')).status).toBe(200);
      expect((await send('http://127.0.0.1:4001')).status).toBe(403);
    } finally {
      await office.close();
    }
  });
});
