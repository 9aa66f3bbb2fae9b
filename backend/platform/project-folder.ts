import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const rootOf = (folder: string): string => {
  if (existsSync(join(folder, 'drizzle.config.ts'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : rootOf(above);
};

const root = rootOf(import.meta.dirname);

/** A path inside the project; the same from source and from a build. */
export const projectFolder = (...parts: readonly string[]): string => join(root, ...parts);
