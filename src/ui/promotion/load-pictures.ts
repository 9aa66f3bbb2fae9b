import type { Slide } from '#core/content/banner.ts';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { fixedSources } from './fixed-image.tsx';

/** Resolves when the first picture can be drawn, or cannot be loaded. */
export const loadPictures = async ([first]: readonly Slide[]): Promise<void> => {
  if (first === undefined) return;
  const sources = first.caption === null ? fixedSources(first.imagePath, 404) : { src: imageUrl(first.imagePath, 404) };
  await Object.assign(new Image(), sources)
    .decode()
    .catch(() => undefined);
};
