import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of sources and data in `folders` below `root`. Paths count from there, so equal trees have one digest anywhere. */
export const digestFiles = (root: string, folders: readonly string[], more: string): string => {
  const digest = createHash('sha256').update(more);
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json|sql)$/.test(file))
        digest.update(`\0${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  return digest.digest('hex');
};
