import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const findSources = (folder: string): string | null => {
  if (existsSync(join(folder, 'drizzle.config.ts'))) return folder;
  const above = dirname(folder);
  return above === folder ? null : findSources(above);
};

/** The project's folder; null where only a build is installed. */
export const sourceFolder = findSources(import.meta.dirname);

/** A build has copies of the files that it reads, so that it needs no sources. */
const copies = join(import.meta.dirname, 'files');
const root = existsSync(copies) ? copies : (sourceFolder ?? process.cwd());

/** A file that is read at run time: the same from source and from a build. */
export const projectPath = (...parts: readonly string[]): string => join(root, ...parts);
