import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { TooLargeAnswer } from '#contracts/foreign-fetch.ts';
import type { HostDeps } from '#host/deps.ts';
import { fetchPicture } from './fetch-picture.ts';
import { type Bytes, fileStore } from './file-store.ts';

/** Widths that pages request, in pixels, doubled for high-density screens. [IMG-01, BAN-03, BAN-04, spec 9] */
export const imageWidths = [126, 150, 252, 404, 576, 768, 808, 1024, 1440] as const;
type ImageWidth = (typeof imageWidths)[number];

type Failure = 'not-found' | 'unreachable';

const MAX_SOURCE_BYTES = 12 * 1024 * 1024;
const MAX_PIXELS = 20_000_000;
/** Of all stored versions; the least recently used ones are deleted. */
const MAX_STORED_BYTES = 512 * 1024 * 1024;
const QUALITY = 80;

/** WebP versions, created on first request, one at a time; stored by hash of source and width. Never enlarges. */
export const imageStore = (deps: Pick<HostDeps, 'environment' | 'fetch' | 'log'>) => {
  const stored = fileStore<Failure>(join(deps.environment.dataDir, 'images'), MAX_STORED_BYTES, deps);
  return (path: string, width: ImageWidth): Promise<Bytes | Failure> => {
    const source = `${deps.environment.imageOrigins.join(' ')} ${path} ${width} ${QUALITY}`;
    return stored(`${createHash('sha256').update(source).digest('hex')}.webp`, async (inTurn) => {
      const found = await sourceOf(deps, path);
      if (typeof found === 'string') return found;
      return inTurn(() => webp(found, width)).catch((error: unknown): Failure => {
        deps.log.warn({ path, err: error }, 'image not readable');
        return 'not-found';
      });
    });
  };
};

const webp = async (bytes: Uint8Array, width: ImageWidth): Promise<Bytes> =>
  new Uint8Array(
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 144 })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );

const sourceOf = async (deps: Pick<HostDeps, 'environment' | 'fetch'>, path: string): Promise<Bytes | Failure> => {
  const answer = await fetchPicture(deps, path, MAX_SOURCE_BYTES);
  if (answer === null) return 'unreachable';
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('image/')) return 'not-found';
  return answer.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    (error: unknown) => (error instanceof TooLargeAnswer ? 'not-found' : 'unreachable'),
  );
};
