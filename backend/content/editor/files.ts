import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { mediaFolder, mediaTypeOf } from '../media.ts';
import { type Attributes, addEntry } from './entries.ts';
import type { SectionContext } from './section-context.ts';

/** Width and height in pixels, null when unreadable. */
const readFileAttributes = async (path: string, alt: string): Promise<Attributes> => {
  const file = join(mediaFolder(), path.slice('/uploads/'.length));
  const name = basename(path);
  const ext = extname(name);
  const { width = null, height = null } = await sharp(file)
    .metadata()
    .catch(() => ({ width: null, height: null }));
  const { size } = await stat(file);
  return {
    ...{ name, alternativeText: alt, caption: null, width, height, formats: null, hash: basename(name, ext), ext },
    ...{
      mime: mediaTypeOf(name),
      size: Math.round(size / 10.24) / 100,
      url: path,
      previewUrl: null,
      provider: 'local',
    },
    provider_metadata: null,
  };
};

/** Adds the picture if it is missing; returns its id. */
export const findOrAddFile = async (
  { deps, files, now }: SectionContext,
  path: string,
  alt: string,
): Promise<number | null> => {
  const known = files.find(({ attributes }) => attributes.url === path);
  if (known) return known.id;
  const attributes = await readFileAttributes(path, alt);
  const added = await addEntry(deps, 'files', { attributes, publishedAt: new Date(now) });
  return added.kind === 'saved' ? added.entry.id : null;
};
