import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { seedPictureSize } from '#contracts/seed/pictures.ts';
import { mediaFolder, mediaTypeOf } from './media.ts';

/** Width and height in pixels; null when unknown. */
export type SeedPicture = {
  readonly url: string;
  readonly alt: string;
  readonly size?: { readonly width: number; readonly height: number };
};

const fileSizeInKilobytes = (name: string): number => {
  const facts = statSync(join(mediaFolder(), name), { throwIfNoEntry: false });
  return facts ? Math.round(facts.size / 10.24) / 100 : 0;
};

const toFileAttributes = ({ url, alt, size }: SeedPicture) => {
  const name = basename(url);
  const ext = extname(name);
  const { width, height } = size ?? seedPictureSize(url) ?? { width: null, height: null };
  return {
    ...{ name, alternativeText: alt, caption: null, width, height, formats: null, hash: basename(name, ext), ext },
    ...{ mime: mediaTypeOf(name), size: fileSizeInKilobytes(name), url, previewUrl: null, provider: 'local' },
    provider_metadata: null,
  };
};

/** Stores each URL once, numbered in the order of first use. */
export const createSeedLibrary = () => {
  const pictures: SeedPicture[] = [];
  return {
    idOf: (picture: SeedPicture): number => {
      const known = pictures.findIndex(({ url }) => url === picture.url);
      return known >= 0 ? known + 1 : pictures.push(picture);
    },
    entries: () => pictures.map((picture) => toFileAttributes(picture)),
  };
};
