import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of the client build and their compressed copies, by the path of their address. */
export type ClientFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Reads a build's folder into memory. Only what is in this list is served, so no path can climb out of the folder. */
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
