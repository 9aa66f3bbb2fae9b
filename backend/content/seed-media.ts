import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { seedPictureSize } from '#contracts/seed/content/pictures.ts';
import { mediaFolder, toFileAttributes } from './media.ts';

/** Width and height in pixels; null when unknown. */
export type SeedPicture = {
  readonly url: string;
  readonly alt: string;
  readonly size?: { readonly width: number; readonly height: number };
};

const readAttributes = ({ url, alt, size }: SeedPicture) => {
  const facts = statSync(join(mediaFolder(), basename(url)), { throwIfNoEntry: false });
  const pixels = size ?? seedPictureSize(url) ?? { width: null, height: null };
  return toFileAttributes(url, alt, pixels, facts?.size ?? 0);
};

/** Stores each URL once, numbered in the order of first use. */
export const createSeedLibrary = () => {
  const pictures: SeedPicture[] = [];
  return {
    idOf: (picture: SeedPicture): number => {
      const known = pictures.findIndex(({ url }) => url === picture.url);
      return known >= 0 ? known + 1 : pictures.push(picture);
    },
    entries: () => pictures.map(readAttributes),
  };
};
