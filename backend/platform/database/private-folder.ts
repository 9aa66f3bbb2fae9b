import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { writingTo } from '#backend/platform/data-folder-failure.ts';
import { StartFailure } from '#backend/platform/start-failure.ts';

const OWNER_ONLY = 0o077;
/** World-writable folders such as /tmp belong to everybody. */
const STICKY = 0o1000;

const restrict = (path: string): void => {
  const facts = lstatSync(path);
  if (facts.isSymbolicLink()) return;
  if ((facts.mode & OWNER_ONLY) !== 0) chmodSync(path, facts.isDirectory() ? 0o700 : 0o600);
  if (facts.isDirectory()) for (const name of readdirSync(path)) restrict(join(path, name));
};

/**
 * Creates the data folder and closes it to other users of the machine: folders 0700, files 0600. Goes through `inside`
 * only, the subfolder that the database owns; the database chooses the modes of later files, so the folders matter.
 * Throws StartFailure for a folder of another user or of everybody. Systems without such modes are left alone.
 * [ASVS V13.3.2]
 */
export const openPrivateFolder = (folder: string, inside: string): void => {
  // Only the main thread may set it; other threads share it.
  if (isMainThread) process.umask(OWNER_ONLY);
  writingTo(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  if (process.getuid === undefined) return;
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid() || (mode & STICKY) !== 0)
    throw new StartFailure(
      `The data folder ${folder} belongs to other users too. Set DATA_DIR to a folder of this user only.`,
    );
  chmodSync(folder, 0o700);
  const database = join(folder, inside);
  if (existsSync(database)) restrict(database);
};
