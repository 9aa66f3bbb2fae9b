import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffPlaceOf } from '#backend/listeners.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { staffAccounts, staffLog } from '#backend/staff/schema.ts';
import type { AccountRecord, ShownLink } from '#contracts/desk/staff-record.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { cookiesOf, staffBrowser } from '#test/kit/staff.ts';
import { type Member, type Office, openOffice, STAFF_PASSWORD, shownSecret } from './staff-office.ts';

const NEW_PASSWORD = 'Ban-lam-viec-Hue-27';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const wait = (minutes: number) => office.backend.deps.clock.set(office.backend.deps.clock.now() + minutes * MINUTE_MS);
const visit = ({ method, path }: StaffRoute, { read, send }: Member['browser']) => {
  const address = path.replace(/:\w+/g, 'khong-co');
  return method === 'GET' ? read(address) : send(address, {}, { referer: `${office.backend.staffUrl}/account` });
};
const confirm = async ({ browser, secret }: Member, to = '/account'): Promise<Member['browser']> => {
  const answer = await browser.send('/confirm', { to, code: await office.nextCode(secret) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  return staffBrowser(browser.origin, cookiesOf(answer));
};

test('V7.5.3 what changes accounts needs a code of the last 10 minutes, what shows identities and auth codes one of the last hour', async () => {
  const guarded = staffPlaceOf(office.backend.deps).routes.flatMap((route) =>
    route.audience !== 'everyone' && route.confirmedWithinMinutes !== undefined
      ? [{ route, minutes: route.confirmedWithinMinutes }]
      : [],
  );
  const named = guarded.map(({ route: { method, path }, minutes }) => `${method} ${path} ${minutes}`);
  expect(named.sort()).toEqual([
    'GET /desk/papers/:id/:document 60',
    'GET /desk/records/domain-transfers/:id/code 60',
    'GET /desk/records/papers/:id/details 60',
    'GET /desk/records/refunds/:id/account 60',
    'POST /account/authenticator 10',
    'POST /account/password 10',
    'POST /desk/records/accounts 10',
    'POST /desk/records/accounts/:id 10',
    'POST /desk/records/accounts/:id/block 10',
    'POST /desk/records/accounts/:id/reset 10',
    'POST /desk/records/accounts/:id/unblock 10',
    'POST /desk/records/accounts/:id/withdraw 10',
    'POST /desk/records/approvals/:id/approve 60',
    'POST /desk/records/balances/:id/correct 60',
    'POST /desk/records/bank-files/:id/apply 60',
    'POST /desk/records/customer-merges/:id/merge 10',
    'POST /desk/records/customers/:id/block 10',
    'POST /desk/records/customers/:id/end-sessions 10',
    'POST /desk/records/customers/:id/unblock 10',
    'POST /desk/records/customers/:id/view-as 10',
    'POST /desk/records/invoices/:id/replace 60',
    'POST /desk/records/orders/:id/cash 60',
    'POST /desk/records/orders/:id/waive 60',
    'POST /desk/records/refunds/:id/confirm 60',
    'POST /desk/records/refunds/:id/paid 60',
    'POST /desk/records/refunds/:id/refuse 60',
    'POST /desk/records/service-extensions/:id/extend 60',
    'POST /desk/records/services/:id/refund 60',
    'POST /desk/records/services/:id/refund-part 60',
    'POST /desk/records/sessions/:id/end 10',
    'POST /desk/records/staff-roles 10',
    'POST /desk/records/staff-roles/:id 10',
    'POST /desk/records/staff-roles/:id/remove 10',
    'POST /desk/records/transfers/:id/accept 60',
    'POST /desk/records/transfers/:id/credit 60',
    'POST /desk/records/transfers/:id/match 60',
    'POST /desk/records/transfers/:id/refund 60',
  ]);
  for (const { route, minutes } of guarded) {
    const member = await office.invite(['admin', 'accounting', 'operations', 'documents']);
    await wait(minutes - 1);
    expect(await (await visit(route, member.browser)).text()).not.toContain('Xác nhận lại');
    await wait(1);
    const late = await visit(route, member.browser);
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Xác nhận lại')]);
    const fresh = await confirm(member);
    expect(await (await visit(route, fresh)).text()).not.toContain('Xác nhận lại');
  }
});

test('V7.5.3 an account is not locked by an old session, and the log calls that refused', async () => {
  const [admin, other] = [await office.invite(['admin']), await office.invite(['sales'])];
  await wait(11);
  const { db } = office.backend.deps;
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.name, other.name));
  const refused = await deskVisitor(admin.browser).send('accounts', `/${account?.id}/block`, {});
  expect([refused.status, refused.body.code]).toEqual([403, 'not-confirmed']);
  const [after] = await db.select().from(staffAccounts).where(eq(staffAccounts.name, other.name));
  expect(after?.isDisabled).toBe(false);
  const logged = (await db.select().from(staffLog)).filter(({ name }) => name === admin.name);
  expect(logged.at(-1)).toMatchObject({ action: 'POST /desk/records/accounts/:id/block', result: 'refused' });
});

test('V7.2.4 V6.5.1 a code makes a new cookie and is used once; wrong ones are counted', async () => {
  const member = await office.invite(['admin']);
  const fresh = await confirm(member, '/account');
  expect((await member.browser.read('/account')).status).toBe(303);
  expect((await fresh.read('/account')).status).toBe(200);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await fresh.send('/confirm', { code: '000000' })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  const late = await fresh.send('/confirm', { code: await office.nextCode(member.secret), to: 'https://evil.example' });
  expect(late.status).toBe(429);
});

test('V6.2.2 V6.2.3 V7.4.3 a member changes the own password with the old one, which ends the other sessions', async () => {
  const member = await office.invite(['sales']);
  const second = staffBrowser(member.browser.origin, cookiesOf(await office.logIn(member)));
  const wish = { current: STAFF_PASSWORD, password: NEW_PASSWORD, again: NEW_PASSWORD };
  for (const [form, words] of [
    [{ ...wish, current: NEW_PASSWORD }, 'Mật khẩu hiện tại chưa đúng'],
    [{ ...wish, again: 'khac' }, 'chưa giống nhau'],
    [{ ...wish, password: 'ngan', again: 'ngan' }, 'ít nhất 12'],
  ] as const) {
    const answer = await second.send('/account/password', form);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  }
  expect((await second.send('/account/password', wish)).status).toBe(200);
  expect((await second.read('/account')).status).toBe(200);
  expect((await member.browser.read('/account')).status).toBe(303);
  expect((await office.logIn(member)).status).toBe(401);
  expect((await office.logIn({ ...member, password: NEW_PASSWORD })).status).toBe(303);
});

test('V6.5.6 a member replaces the own authenticator app with the password; the old app holds until then', async () => {
  const member = await office.invite(['sales']);
  expect((await member.browser.send('/account/authenticator', { current: 'khac' })).status).toBe(400);
  const answer = await member.browser.send('/account/authenticator', { current: STAFF_PASSWORD });
  const link = new URL(answer.headers.get('location') ?? '', member.browser.origin).href;
  expect((await office.logIn(member)).status).toBe(303);
  const secret = shownSecret(await (await fetch(link)).text());
  expect(secret).not.toBe(member.secret);
  const code = await office.nextCode(secret);
  expect((await office.setUp(link, { password: NEW_PASSWORD, again: NEW_PASSWORD, code })).status).toBe(303);
  expect((await member.browser.read('/account')).status).toBe(303);
  expect((await office.logIn({ ...member, password: NEW_PASSWORD })).status).toBe(401);
  expect((await office.logIn({ ...member, password: NEW_PASSWORD, secret })).status).toBe(303);
});

test('V6.4.1 an administrator withdraws an open invitation; its link is worth nothing then', async () => {
  const desk = deskVisitor(await office.admin());
  const { body } = await desk.send<AccountRecord & ShownLink>('accounts', '', { name: 'thu-hoi', roles: ['sales'] });
  expect((await fetch(body.link)).status).toBe(200);
  const named = { words: 'thu-hoi' };
  expect((await desk.list<AccountRecord>('accounts', named)).body.rows).toMatchObject([{ state: 'invited' }]);
  expect((await desk.send('accounts', `/${body.id}/withdraw`, {})).status).toBe(200);
  expect((await fetch(body.link)).status).toBe(410);
  expect((await desk.list<AccountRecord>('accounts', named)).body.rows).toEqual([]);
});
