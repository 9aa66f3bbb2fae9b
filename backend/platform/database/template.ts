import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#backend/platform/project-folder.ts';

/**
 * Making an empty embedded database takes seconds, copying one that is ready takes a moment. So the first backend that
 * has migrated and seeded one keeps a copy, named by everything that it was made of. It is a cache: whatever goes wrong
 * with it, the long way is taken.
 */
const cache = (): string => projectFolder('node_modules', '.cache', 'cua-hang-may');

const quietly = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

/** Lays a ready database into an empty place; false where there is none of this name. */
export const copyTemplate = (name: string, into: string): boolean => {
  const from = join(cache(), name);
  if (!existsSync(from)) return false;
  const draft = `${into}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const copied = quietly(() => cpSync(from, draft, { recursive: true }));
  return copied && quietly(() => renameSync(draft, into));
};

/** Keeps a copy of a database that nobody writes to at the moment, and drops the copies of older names. */
export const keepTemplate = (name: string, from: string): void => {
  const folder = cache();
  const draft = join(folder, `draft-${process.pid}`);
  quietly(() => {
    mkdirSync(folder, { recursive: true });
    cpSync(from, draft, { recursive: true });
    for (const old of readdirSync(folder)) {
      if (old !== name && !old.startsWith('draft-')) rmSync(join(folder, old), { recursive: true, force: true });
    }
    renameSync(draft, join(folder, name));
  });
  rmSync(draft, { recursive: true, force: true });
};
