import { asc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { ActionRefusal } from '#backend/platform/desk/desk-resource.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import {
  allRights,
  isStaffRole,
  missingOf,
  rightsOfRole,
  type StaffRight,
  staffRoles,
} from '#contracts/rights/staff-rights.ts';
import { rightName, roleNames } from '#contracts/rights/staff-rights.vi.ts';
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

/** Those that every shop has, then the shop's own by name. */
export const listStaffRoles = async (db: Db): Promise<readonly (StaffRoleFacts & { readonly id: string })[]> => [
  ...staffRoles.map((id) => ({ id, name: roleNames[id], rights: rightsOfRole(id) })),
  ...(await db.select().from(staffRoleRows).orderBy(asc(staffRoleRows.name))),
];

/** Nobody gives what they do not have. The rest of a sentence; null when nothing is missing. */
export const explainMissing = ({ rights }: StaffMember, asked: readonly StaffRight[]): string | null => {
  const missing = missingOf(asked, rights);
  return missing.length === 0
    ? null
    : `Bạn không giao được quyền mà mình không có: ${missing.map(rightName).join(', ')}.`;
};

/** Throws ActionRefusal when the roles allow what the member may not do. */
export const requireWithin = async (db: Db, member: StaffMember, roles: readonly string[]): Promise<void> => {
  const problem = explainMissing(member, (await resolveRoles(db, roles)).rights);
  if (problem !== null) throw new ActionRefusal(problem);
};
