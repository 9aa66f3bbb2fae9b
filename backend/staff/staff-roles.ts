import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { allRights, isStaffRole, rightsOfRole, type StaffRight } from '#contracts/desk/staff-rights.ts';
import { roleNames } from '#contracts/desk/staff-rights.vi.ts';
import { staffRoleRows } from './schema.ts';

type Db = Database | Transaction;
export type StaffRoleFacts = { readonly name: string; readonly rights: readonly StaffRight[] };

/** The shop's own roles with these ids, by id. */
const ownRolesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StaffRoleFacts>> => {
  const own = ids.filter((id) => !isStaffRole(id));
  if (own.length === 0) return new Map();
  const found = await db.select().from(staffRoleRows).where(inArray(staffRoleRows.id, own));
  return new Map(found.map((role) => [role.id, role]));
};

/** What roles are called and allow together, by the ids that an account holds; a role that is gone allows nothing. */
export const resolveRoles = async (db: Db, ids: readonly string[]): Promise<Pick<StaffMember, 'roles' | 'rights'>> => {
  const own = await ownRolesOf(db, ids);
  const held = ids.flatMap((id): readonly StaffRoleFacts[] => {
    if (isStaffRole(id)) return [{ name: roleNames[id], rights: rightsOfRole(id) }];
    const role = own.get(id);
    return role ? [role] : [];
  });
  return {
    roles: held.map(({ name }) => name),
    rights: allRights.filter((right) => held.some(({ rights }) => rights.includes(right))),
  };
};
