import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartFailure } from '#backend/platform/start-failure.ts';

/** When a process began, in the kernel's ticks: tells a living holder from a newer process with the same number. */
const bornAt = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (holder: string): boolean => {
  const [pid, born] = holder.trim().split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return false;
  try {
    process.kill(number, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !born || bornAt(number) === born;
};

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The file appears with its content or not at all, so that nobody takes an empty one for a dead holder's. */
const create = (path: string): boolean => {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, `${process.pid} ${bornAt(process.pid)}`, { mode: 0o600 });
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

/** Moves a dead holder's file away. A file that turns out to be somebody's new lock is put back. */
const removeStale = (path: string, stale: string): void => {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  try {
    if (read(aside) !== stale) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
};

/**
 * Takes the folder for this process alone and answers the function that gives it back. PGlite itself takes no lock, and
 * two processes on one folder lose acknowledged rows. The file of a dead process is taken over.
 * @throws StartFailure when a living process holds it
 */
export const lockExclusively = (path: string): (() => void) => {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(path)) return () => rmSync(path, { force: true });
    const holder = read(path);
    if (holder === null) continue;
    if (isAlive(holder))
      throw new StartFailure(
        `The data folder is in use by process ${holder.split(' ')[0]} (lock file ${path}). Stop it, or choose another DATA_DIR.`,
      );
    removeStale(path, holder);
  }
  throw new StartFailure(`The lock file ${path} could not be taken. Remove it when no backend is running.`);
};
