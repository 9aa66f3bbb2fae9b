import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'drizzle.config.ts'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : findRoot(above);
};

const root = findRoot(import.meta.dirname);

/** The same from source and from a build. */
export const projectPath = (...parts: readonly string[]): string => join(root, ...parts);
