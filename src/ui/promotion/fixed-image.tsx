import { imageUrl } from '#ui/blocks/content/image-url.ts';

/** At 1x and 2x. */
export const fixedSources = (path: string, width: 404 | 126) => ({
  srcset: `${imageUrl(path, width)} 1x, ${imageUrl(path, width * 2)} 2x`,
  src: imageUrl(path, width),
});

/** One size, at 1x and 2x; the host generates both at quality 80. [BAN-03, BAN-04] */
export function FixedImage({
  path,
  alt,
  width,
  height,
}: {
  readonly path: string;
  readonly alt: string;
  readonly width: 404 | 126;
  readonly height: number;
}) {
  const { src, srcset } = fixedSources(path, width);
  return <img src={src} srcSet={srcset} alt={alt} width={width} height={height} decoding="async" />;
}
