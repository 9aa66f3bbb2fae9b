import { eq } from 'drizzle-orm';
import { areDigestsEqual } from '#backend/authorisation/keyed.ts';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { staffRoles } from '#contracts/rights/staff-rights.ts';
import { staffAccounts } from './schema.ts';
import { renderDeadLinkPage } from './set-up-page.ts';
import { DEMO_ACCOUNT_ID } from './staff-accounts.ts';
import type { StaffDeps } from './staff-deps.ts';
import { openStaffSession } from './staff-sessions.ts';

/** Of this process: whoever reads its output or its data folder may enter. */
const demoKey = generateToken();

/** Development only. Returns the path of the link that enters as the demo account. */
export const addDemoAccount = async ({ db, clock }: Pick<StaffDeps, 'db' | 'clock'>): Promise<`/${string}`> => {
  await db
    .insert(staffAccounts)
    .values({ id: DEMO_ACCOUNT_ID, name: 'demo', roles: [...staffRoles], createdAt: clock.now() })
    .onConflictDoUpdate({ target: staffAccounts.id, set: { roles: [...staffRoles] } });
  return `/demo?key=${demoKey}`;
};

/** The account has no password; without it its sessions end too. */
export const removeDemoAccount = async ({ db }: Pick<StaffDeps, 'db'>): Promise<void> => {
  await db.delete(staffAccounts).where(eq(staffAccounts.id, DEMO_ACCOUNT_ID));
};

/** `GET /demo?key=…` logs in to a development installation, which has a demo account instead of a first log-in. */
export const enterDemo = (deps: StaffDeps): StaffRoute => ({
  method: 'GET',
  path: '/demo',
  audience: 'everyone',
  handle: async ({ c }) => {
    if (!areDigestsEqual(tokenDigest(c.req.query('key') ?? ''), tokenDigest(demoKey)))
      return c.html(renderDeadLinkPage(deps.environment.identity.name), 410);
    await openStaffSession(deps, c, DEMO_ACCOUNT_ID);
    return c.redirect('/', 303);
  },
});
