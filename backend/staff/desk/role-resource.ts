import { arrayContains, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import {
  ActionRefusal,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { staffAccounts, staffLinks, staffRoleRows } from '#backend/staff/schema.ts';
import { keepingAdmin } from '#backend/staff/staff-accounts.ts';
import type { StaffDeps } from '#backend/staff/staff-deps.ts';
import { explainMissing, listStaffRoles } from '#backend/staff/staff-roles.ts';
import { staffRoleColumns } from '#contracts/desk/columns/staff-columns.vi.ts';
import { type StaffRoleRecord, staffRoleFields } from '#contracts/desk/staff-record.ts';
import { isStaffRight, isStaffRole, missingOf, type StaffRight, withReading } from '#contracts/rights/staff-rights.ts';

type Db = Database | Transaction;

/** Every role with those who hold it, by the names of their log-ins. */
const readRoles = async (db: Db): Promise<readonly StaffRoleRecord[]> => {
  const accounts = await db.select({ name: staffAccounts.name, roles: staffAccounts.roles }).from(staffAccounts);
  return (await listStaffRoles(db)).map(({ id, name, rights }) => ({
    id,
    name,
    rights,
    isPreset: isStaffRole(id),
    holders: accounts
      .flatMap((account) => (account.roles.includes(id) ? [account.name] : []))
      .toSorted()
      .join(', '),
  }));
};

const listRoles = async (db: Db, { words, isDescending, limit, offset }: DeskQuery) => {
  const all = await readRoles(db);
  const found = all.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const ordered = isDescending ? found.toReversed() : found;
  return { rows: ordered.slice(offset, offset + limit), total: found.length };
};

const readRole = async (db: Db, id: string): Promise<StaffRoleRecord | null> =>
  (await readRoles(db)).find((role) => role.id === id) ?? null;

type Typed = { readonly name: string; readonly rights: readonly StaffRight[] };

/** Throws FieldRefusal for a name that is taken. */
const parseRole = async (tx: Transaction, id: string, typed: z.output<typeof staffRoleFields>): Promise<Typed> => {
  const taken = (await listStaffRoles(tx)).some(
    (role) => role.id !== id && role.name.toLowerCase() === typed.name.toLowerCase(),
  );
  if (taken) throw new FieldRefusal({ name: 'Đã có vai trò tên này. Hãy chọn tên khác.' });
  return { name: typed.name, rights: withReading(typed.rights.filter(isStaffRight)) };
};

const confirmed = { confirmedWithinMinutes: 10 } as const;

/** Roles that the shop makes by ticking rights, beside those that every shop has. */
export const roleResource = ({ db, clock }: Pick<StaffDeps, 'db' | 'clock'>): DeskResource => {
  const findOwn = async (tx: Transaction, id: string): Promise<StaffRoleRecord> => {
    const found = await readRole(tx, id);
    if (found === null) throw notFound('role');
    if (found.isPreset) throw new ActionRefusal('Vai trò có sẵn không sửa được. Hãy tạo vai trò mới.');
    return found;
  };
  return {
    name: 'staff-roles',
    reader: 'accounts:read',
    sorts: ['name'],
    filters: [],
    columns: staffRoleColumns,
    list: (query) => listRoles(db, query),
    read: readRole,
    create: deskCommand(
      'accounts:act',
      staffRoleFields,
      async (tx, typed, { member }) => {
        const id = newId();
        const role = await parseRole(tx, id, typed);
        const problem = explainMissing(member, role.rights);
        if (problem !== null) throw new FieldRefusal({ rights: problem });
        await tx
          .insert(staffRoleRows)
          .values({ id, name: role.name, rights: [...role.rights], createdAt: clock.now() });
        return { id, before: {}, after: { role: role.name, rights: role.rights.join(', ') } };
      },
      confirmed,
    ),
    update: deskCommand(
      'accounts:act',
      staffRoleFields,
      async (tx, typed, { id, member }) => {
        const had = await findOwn(tx, id);
        const role = await parseRole(tx, id, typed);
        const problem = explainMissing(member, missingOf(role.rights, had.rights));
        if (problem !== null) throw new FieldRefusal({ rights: problem });
        const change = { name: role.name, rights: [...role.rights] };
        await keepingAdmin(tx, () => tx.update(staffRoleRows).set(change).where(eq(staffRoleRows.id, id)));
        return {
          id,
          before: { role: had.name, rights: had.rights.join(', ') },
          after: { role: role.name, rights: role.rights.join(', ') },
        };
      },
      confirmed,
    ),
    actions: {
      remove: deskCommand(
        'accounts:act',
        z.object({}),
        async (tx, _, { id }) => {
          const { rights } = await findOwn(tx, id);
          const holders =
            (await tx.$count(staffAccounts, arrayContains(staffAccounts.roles, [id]))) +
            (await tx.$count(staffLinks, arrayContains(staffLinks.roles, [id])));
          if (holders > 0)
            throw new ActionRefusal(`Còn ${holders} người giữ vai trò này. Hãy giao vai trò khác cho họ trước.`);
          await tx.delete(staffRoleRows).where(eq(staffRoleRows.id, id));
          return { id, before: { rights: rights.join(', ') }, after: { rights: '' } };
        },
        confirmed,
      ),
    },
  };
};
