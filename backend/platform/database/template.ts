import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '#backend/platform/project-path.ts';

/**
 * Copying a prepared database takes a moment, creating one takes seconds. Templates are named by a hash of all their
 * inputs. They are only a cache beside the sources: on any failure the database is created normally.
 */
const cacheFolder = (): string => join(sourceFolder ?? '', 'node_modules', '.cache', 'cua-hang-may');

const succeeds = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

/** Copies to an empty folder; false when there is no such template. */
export const copyTemplate = (name: string, into: string): boolean => {
  const from = join(cacheFolder(), name);
  if (!existsSync(from)) return false;
  const draft = `${into}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const copied = succeeds(() => cpSync(from, draft, { recursive: true }));
  return copied && succeeds(() => renameSync(draft, into));
};

/** Requires no active writers; also deletes outdated copies. */
export const saveTemplate = (name: string, from: string): void => {
  const folder = cacheFolder();
  const draft = join(folder, `draft-${process.pid}`);
  succeeds(() => {
    mkdirSync(folder, { recursive: true });
    cpSync(from, draft, { recursive: true });
    for (const old of readdirSync(folder)) {
      if (old !== name && !old.startsWith('draft-')) rmSync(join(folder, old), { recursive: true, force: true });
    }
    renameSync(draft, join(folder, name));
  });
  rmSync(draft, { recursive: true, force: true });
};
