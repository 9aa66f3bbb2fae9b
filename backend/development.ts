import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeStaffPages } from './describe-staff-pages.ts';
import { parseEnvironment } from './environment.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { createLog } from './platform/log.ts';
import { openServerDatabase, serveDatabase } from './server.ts';
import { STAFF_LINK_FILE } from './staff/first-link.ts';

/** A backend that a newer version of its code can replace over the same database. */
export type DevelopmentBackend = {
  readonly database: OpenDatabase;
  readonly close: () => Promise<void>;
};

/**
 * For hot reload, in the process of the development server. `kept` is the database of the version before; without it
 * the database is opened and migrated. Throws StartFailure.
 */
export const developmentBackend = async (
  variables: NodeJS.ProcessEnv,
  kept: OpenDatabase | null,
): Promise<DevelopmentBackend> => {
  const environment = parseEnvironment(variables);
  const log = createLog(environment);
  const database = kept ?? (await openServerDatabase(environment, log));
  const before = readLink(environment.dataDir);
  const backend = await serveDatabase(database, environment, log);
  // A newer version of the code may have made another link, which enters where the one before no longer does.
  if (kept === null || readLink(environment.dataDir) !== before) process.stdout.write(describeStaffPages(backend));
  return { database, close: backend.close };
};

const readLink = (dataDir: string): string | null => {
  const file = join(dataDir, STAFF_LINK_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
