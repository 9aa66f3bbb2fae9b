import type { Slide } from '#core/content/banner.ts';
import { fixedSources } from './fixed-image.tsx';

/** Resolves when the first picture can be drawn, or cannot be loaded. */
export const loadPictures = async ([first]: readonly Slide[]): Promise<void> => {
  if (first === undefined) return;
  await Object.assign(new Image(), fixedSources(first.imagePath, 404))
    .decode()
    .catch(() => undefined);
};
