import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Attributes, addEntry } from '../entries.ts';
import { mediaFolder, toFileAttributes } from '../media.ts';
import type { SectionContext } from './section-context.ts';

const readAttributes = async (path: string, alt: string): Promise<Attributes> => {
  const file = join(mediaFolder(), path.slice('/uploads/'.length));
  const { width = null, height = null } = await sharp(file)
    .metadata()
    .catch(() => ({ width: null, height: null }));
  return toFileAttributes(path, alt, { width, height }, (await stat(file)).size);
};

/** Adds the picture if it is missing; returns its id. */
export const findOrAddFile = async (
  { deps, files, now }: SectionContext,
  path: string,
  alt: string,
): Promise<number | null> => {
  const known = files.find(({ attributes }) => attributes.url === path);
  if (known) return known.id;
  const attributes = await readAttributes(path, alt);
  const added = await addEntry(deps, 'files', { attributes, publishedAt: new Date(now) });
  return added.kind === 'saved' ? added.entry.id : null;
};
