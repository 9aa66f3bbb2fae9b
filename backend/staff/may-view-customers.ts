import { and, eq } from 'drizzle-orm';
import type { ViewerPorts } from '#backend/authorisation/viewing/may-go-on.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { VIEW_RIGHT } from '#contracts/rights/staff-rights.ts';
import { staffAccounts } from './schema.ts';
import { resolveRoles } from './staff-roles.ts';

/** Asked at each use of a view, so that it ends with the member's account or right. */
export const mayViewCustomers =
  ({ db }: Pick<BackendDeps, 'db'>): ViewerPorts['mayView'] =>
  async (id) => {
    const [account] = await db
      .select({ roles: staffAccounts.roles })
      .from(staffAccounts)
      .where(and(eq(staffAccounts.id, id), eq(staffAccounts.isDisabled, false)));
    return account !== undefined && (await resolveRoles(db, account.roles)).rights.includes(VIEW_RIGHT);
  };
