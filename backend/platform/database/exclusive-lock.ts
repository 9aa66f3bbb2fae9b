import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from '#backend/platform/start-failure.ts';

/** In kernel ticks; distinguishes the lock holder from a later process with the same pid. */
const processStartTime = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isProcessAlive = (holder: string): boolean => {
  const [pid, born] = holder.trim().split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return false;
  try {
    process.kill(number, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !born || processStartTime(number) === born;
};

const readLock = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Writes atomically, so that an empty file is never mistaken for that of a dead process. */
const createLock = (path: string): boolean => {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, `${process.pid} ${processStartTime(process.pid)}`, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Restores the file if it turns out to be another process's new lock. */
const removeStale = (path: string, stale: string): void => {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  try {
    if (readLock(aside) !== stale) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
};

/**
 * Returns the unlock function. PGlite has no lock, and two processes on one folder lose committed rows. Takes over a
 * dead process's lock; throws StartFailure when a running process holds it.
 */
export const lockExclusively = (path: string): (() => void) => {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (createLock(path)) return () => rmSync(path, { force: true });
    const holder = readLock(path);
    if (holder === null) continue;
    if (isProcessAlive(holder))
      throw new StartFailure(
        `The data folder ${dirname(path)} is in use by process ${holder.split(' ')[0]}: stop it, or set DATA_DIR to another folder.`,
      );
    removeStale(path, holder);
  }
  throw new StartFailure(`The lock file ${path} could not be taken. Remove it when no backend is running.`);
};
