import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest, ClientBuild } from '#composition/manifest.ts';
import { StartFailure } from './server.ts';

/** The client build of a folder, its styles read so that documents can carry them, and an id that names the build. */
export const readBuild = (folder: string): { readonly client: ClientBuild; readonly id: string } => {
  const text = manifestText(folder);
  // Vite writes this file in this shape; a broken one fails at the first look-up of the entry.
  const manifest = JSON.parse(text) as BuildManifest;
  const sheets = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const styles = Object.fromEntries([...sheets].map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')]));
  return {
    client: { kind: 'build', manifest, styles },
    id: createHash('sha256').update(text).digest('base64url').slice(0, 16),
  };
};

const manifestText = (folder: string): string => {
  try {
    return readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  } catch {
    throw new StartFailure(`There is no client build in ${folder}. Run: npm run build`);
  }
};
