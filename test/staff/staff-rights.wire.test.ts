import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPlaceOf } from '#backend/listeners.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { staffAccounts, staffRoleRows } from '#backend/staff/schema.ts';
import { allRights, missingOf, type StaffRight, withReading } from '#contracts/rights/staff-rights.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { type Office, openOffice } from './staff-office.ts';

const addressOf = ({ method, path }: StaffRoute): string => `${method} ${path}`;
const sampleOf = ({ path }: StaffRoute): string => path.replace(/:\w+/g, 'khong-co').replace('*', 'khong-co');
const anyRights = fc.subarray([...allRights]);

describe('rights of the staff', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  /** A member whose only role is one of the shop's own, and a way to change what it allows. */
  const hire = async () => {
    const { db } = office.backend.deps;
    const member = await office.invite(['documents']);
    const id = `role-${member.name}`;
    await db.insert(staffRoleRows).values({ id, name: id, rights: [], createdAt: 1 });
    await db
      .update(staffAccounts)
      .set({ roles: [id] })
      .where(eq(staffAccounts.name, member.name));
    const allow = (rights: StaffRight[]) => db.update(staffRoleRows).set({ rights }).where(eq(staffRoleRows.id, id));
    return { ...member, id, allow };
  };

  test('V8.2.1 V8.2.2 each address answers exactly a member whose rights hold its own, whatever rights they are', async () => {
    const { browser, allow } = await hire();
    const { routes } = staffPlaceOf(office.backend.deps);
    const asked = routes.filter(({ audience, path }) => audience !== 'everyone' && path !== '/log-out');
    await fc.assert(
      fc.asyncProperty(anyRights, async (rights) => {
        await allow(rights);
        for (const route of asked) {
          const path = sampleOf(route);
          const { status } = await (route.method === 'GET' ? browser.read(path) : browser.send(path, {}));
          const isOpen = route.audience === 'staff' || rights.some((right) => right === route.audience);
          expect([addressOf(route), status === 403]).toEqual([addressOf(route), !isOpen]);
        }
      }),
      { numRuns: 4, examples: [[[]], [[...allRights]], [['orders:read']]] },
    );
  });

  test('V8.3.2 a right that is taken away, and a role that is removed, end at the next request', async () => {
    const { browser, id, allow } = await hire();
    await allow(['mails:read']);
    expect((await deskVisitor(browser).list('mails')).status).toBe(200);
    await allow([]);
    expect((await deskVisitor(browser).list('mails')).status).toBe(403);
    await allow(['mails:read']);
    await office.backend.deps.db.delete(staffRoleRows).where(eq(staffRoleRows.id, id));
    expect((await deskVisitor(browser).list('mails')).status).toBe(403);
  });

  test('whoever changes something may read it, and nothing else is added', () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const given = withReading(rights);
        expect(missingOf(rights, given)).toEqual([]);
        expect(withReading(given)).toEqual(given);
        for (const right of given) expect(given).toContain(right.replace(/:.*/, ':read'));
        for (const right of missingOf(given, rights)) expect(right).toMatch(/:read$/);
      }),
    );
  });
});
