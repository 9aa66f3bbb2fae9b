import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files of the client build and their compressed copies, by URL path. */
export type ClientFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Reads the folder into memory: only listed files are served, so no path can leave the folder. */
export const clientFiles = (folder: string): ClientFiles => {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path] as const);
  return new Map(
    files
      .filter(([address]) => !address.startsWith('/.vite/'))
      .map(([address, path]) => [address, new Uint8Array(readFileSync(path))]),
  );
};
