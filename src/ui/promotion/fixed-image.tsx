import { imageUrl } from '#ui/kit/image-url.ts';

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
  return (
    <img
      src={imageUrl(path, width)}
      srcSet={`${imageUrl(path, width)} 1x, ${imageUrl(path, width * 2)} 2x`}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
