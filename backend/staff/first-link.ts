import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writingTo } from '#backend/platform/data-folder-failure.ts';
import { newId } from '#backend/platform/new-id.ts';
import { staffRoles } from '#contracts/rights/staff-rights.ts';
import { addDemoAccount, removeDemoAccount } from './demo-account.ts';
import { createSetUpLink } from './set-up-links.ts';
import { hasAdmin } from './staff-accounts.ts';
import type { StaffDeps } from './staff-deps.ts';

/** In the data folder; readable by its owner only. */
export const STAFF_LINK_FILE = 'staff-link.txt';

const createLink = async (deps: StaffDeps): Promise<`/${string}` | null> => {
  if (deps.environment.mode === 'development') return addDemoAccount(deps);
  await removeDemoAccount(deps);
  const isNeeded = deps.environment.staff.isSetUpAsked || !(await hasAdmin(deps.db));
  return isNeeded ? createSetUpLink(deps, { accountId: null, name: '', roles: staffRoles }) : null;
};

/**
 * Writes the way in to the data folder: in development a link to the demo account; in production, while there is no
 * administrator, a link that sets up the first account once. Returns the file, or null when no way in is open.
 */
export const writeFirstLink = async (deps: StaffDeps): Promise<string | null> => {
  const { dataDir } = deps.environment;
  const file = join(dataDir, STAFF_LINK_FILE);
  const path = await createLink(deps);
  if (path === null) {
    rmSync(file, { force: true });
    return null;
  }
  writingTo(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // A new file, because an existing one would keep its mode.
    const draft = `${file}.${newId()}`;
    writeFileSync(draft, `${deps.staffOrigin()}${path}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, file);
  });
  return file;
};
