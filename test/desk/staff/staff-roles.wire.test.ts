import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { AccountRecord, ShownLink, StaffRoleRecord } from '#contracts/desk/staff-record.ts';
import {
  allRights,
  missingOf,
  rightsOfRole,
  type StaffRight,
  staffRoles,
  withReading,
} from '#contracts/rights/staff-rights.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { placeOrder } from '#test/desk/place-order.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { bySize } from '#test/kit/test-size.ts';
import { type Member, type Office, openOffice } from '#test/staff/staff-office.ts';

describe('roles of the shop', () => {
  let office: Office;
  let admin: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    admin = deskVisitor(await office.admin());
  });
  afterAll(() => office.close());

  let made = 0;
  const makeRole = async (rights: readonly StaffRight[]): Promise<StaffRoleRecord> => {
    made += 1;
    const { status, body } = await admin.send<StaffRoleRecord>('staff-roles', '', { name: `Vai trò ${made}`, rights });
    expect([status, body.message]).toEqual([200, undefined]);
    return body;
  };
  const accountOf = async ({ name }: Pick<Member, 'name'>) => {
    const { rows } = (await admin.list<AccountRecord>('accounts', { words: name, perPage: 100 })).body;
    const id = rows.find((each) => each.name === name)?.id ?? '';
    return (await admin.read<AccountRecord>('accounts', id)).body;
  };
  const changeRole = async (desk: DeskVisitor, { id }: StaffRoleRecord, rights: readonly StaffRight[]) => {
    const { name, version } = (await desk.read<StaffRoleRecord>('staff-roles', id)).body;
    return desk.send<StaffRoleRecord>('staff-roles', `/${id}`, { name, rights }, { version });
  };

  test('V8.2.1 a member gives exactly what they have themselves, by a new role, by a change of one and by an invitation', async () => {
    const own = await makeRole(['accounts:act']);
    const desk = deskVisitor((await office.invite([own.id])).browser);
    let tries = 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray([...allRights]), fc.subarray([...allRights]), async (held, asked) => {
        await changeRole(admin, own, ['accounts:act', ...held]);
        const rights = withReading(['accounts:act', ...held]);
        const isWithin = missingOf(withReading(asked), rights).length === 0;
        tries += 1;
        const answer = await desk.send<StaffRoleRecord>('staff-roles', '', { name: `Thử ${tries}`, rights: asked });
        expect([asked, answer.status]).toEqual([asked, isWithin ? 200 : 422]);
        if (isWithin) expect(answer.body.rights).toEqual(withReading(asked));
        else expect(answer.body.errors?.rights).toMatch(/quyền mà mình không có/);
        const role = await makeRole(asked);
        const name = `moi-${tries}`;
        const invited = await desk.send<AccountRecord>('accounts', '', { name, roles: [role.id] });
        expect([asked, invited.status]).toEqual([asked, isWithin ? 200 : 422]);
        const [more = 'orders:read'] = missingOf(allRights, rights);
        const grown = await changeRole(desk, role, [...asked, more]);
        const isMore = missingOf(withReading([...asked, more]), [...rights, ...withReading(asked)]).length > 0;
        expect([asked, grown.status]).toEqual([asked, isMore ? 422 : 200]);
      }),
      {
        numRuns: bySize({ everyday: 8, whole: 20, nightly: 60 }),
        examples: [
          [[], []],
          [[...allRights], [...allRights]],
        ],
      },
    );
    // A preset is given by whoever has all of its rights.
    await changeRole(admin, own, ['accounts:act', ...rightsOfRole('sales')]);
    for (const role of staffRoles) {
      const { status } = await desk.send('accounts', '', { name: `vai-${role}`, roles: [role] });
      expect([role, status]).toEqual([role, role === 'sales' ? 200 : 422]);
    }
  });

  test('V8.3.1 who manages accounts takes no account over that may do more, but may block it', async () => {
    const weak = deskVisitor((await office.invite([(await makeRole(['accounts:act'])).id])).browser);
    const strong = await accountOf(await office.invite(['accounting']));
    const act = (action: string) => weak.send<AccountRecord & ShownLink>('accounts', `/${strong.id}/${action}`, {});
    expect(await act('reset')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Thu tiền mặt') },
    });
    expect((await act('block')).status).toBe(200);
    expect((await act('unblock')).status).toBe(409);
    expect((await admin.send('accounts', `/${strong.id}/unblock`, {})).status).toBe(200);
  });

  test('a member for accounting sees orders and changes none', async () => {
    const { id } = await placeOrder(office.backend, 'Lý Thị Sen');
    const role = await makeRole(['orders:read', 'invoices:read', 'sales:read']);
    const desk = deskVisitor((await office.invite([role.id])).browser);
    const order = await desk.read<OrderRecord>('orders', id);
    expect(order.status).toBe(200);
    for (const [action, data] of [
      ['cancel', { reason: 'Khách đổi ý' }],
      ['note', { text: 'Ghi' }],
      ['resend', {}],
      ['cash', { amount: order.body.due, receipt: 'PT-1' }],
    ] as const)
      expect([action, (await desk.send('orders', `/${id}/${action}`, data)).status]).toEqual([action, 403]);
    expect((await desk.read<OrderRecord>('orders', id)).body).toEqual(order.body);
  });

  test('a right that went while a form was open is answered with a sentence', async () => {
    const role = await makeRole(['vouchers:act']);
    const desk = deskVisitor((await office.invite([role.id])).browser);
    await changeRole(admin, role, ['vouchers:read']);
    const day = '2030-01-01';
    const answer = await desk.send('vouchers', '', {
      code: 'TET2030',
      title: 'Tết',
      percent: 5,
      from: day,
      until: day,
    });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'no-role', message: expect.stringContaining('Chưa có gì') },
    });
  });

  test('a role that somebody holds is not removed, presets are never changed, and names differ', async () => {
    const role = await makeRole(['orders:read']);
    const member = await office.invite([role.id]);
    const remove = (id: string) => admin.send('staff-roles', `/${id}/remove`, {});
    expect((await remove(role.id)).status).toBe(409);
    const { id, version } = await accountOf(member);
    expect((await admin.send('accounts', `/${id}`, { roles: ['sales'] }, { version })).status).toBe(200);
    expect((await remove(role.id)).status).toBe(200);
    const gone = await accountOf(member);
    const given = await admin.send('accounts', `/${id}`, { roles: [role.id] }, { version: gone.version });
    expect([given.status, Object.keys(given.body.errors ?? {})]).toEqual([422, ['roles']]);
    const [preset] = (await admin.list<StaffRoleRecord>('staff-roles', { words: 'Kế toán' })).body.rows;
    expect(preset).toMatchObject({ id: 'accounting', isPreset: true, rights: rightsOfRole('accounting') });
    expect((await remove('accounting')).status).toBe(409);
    const { body } = await admin.read<StaffRoleRecord>('staff-roles', 'accounting');
    const changed = await admin.send(
      'staff-roles',
      '/accounting',
      { name: 'Khác', rights: [] },
      { version: body.version },
    );
    expect(changed.status).toBe(409);
    const twin = await admin.send('staff-roles', '', { name: 'kế TOÁN', rights: [] });
    expect([twin.status, Object.keys(twin.body.errors ?? {})]).toEqual([422, ['name']]);
  });

  test('V8.2.1 the last who manages accounts keeps that right, when two lose it at once, and by a role of the shop', async () => {
    const role = await makeRole(['accounts:act']);
    const [one, other] = [
      await accountOf(await office.invite([role.id])),
      await accountOf(await office.invite(['admin'])),
    ];
    const { rows } = (await admin.list<AccountRecord>('accounts', { perPage: 100 })).body;
    const managing = rows.filter(({ id, state }) => state === 'open' && ![one.id, other.id, 'demo'].includes(id));
    for (const { id } of managing) await admin.send('accounts', `/${id}/block`, {});
    const both = await Promise.all([changeRole(admin, role, []), admin.send('accounts', `/${other.id}/block`, {})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await Promise.all([changeRole(admin, role, []), admin.send('accounts', `/${other.id}/block`, {})]);
    expect(again.map(({ status }) => status)).toContain(409);
  });

  test('of two changes of one role at once the second is asked to look again, and the log tells before and after', async () => {
    const role = await makeRole(['orders:read']);
    const { name, version } = (await admin.read<StaffRoleRecord>('staff-roles', role.id)).body;
    const change = (rights: readonly StaffRight[]) =>
      admin.send('staff-roles', `/${role.id}`, { name, rights }, { version });
    const both = await Promise.all([change(['products:act']), change(['vouchers:act'])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await readStaffLog(await office.admin())).toMatch(/rights: orders:read → (products|vouchers):read/);
  });
});
