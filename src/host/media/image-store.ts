import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { HostDeps } from '#host/deps.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Widths that pages request, in pixels, doubled for high-density screens. [IMG-01, BAN-03, BAN-04, spec 9] */
export const imageWidths = [126, 150, 252, 404, 576, 768, 808, 1024, 1440] as const;
export type ImageWidth = (typeof imageWidths)[number];

export type StoredImage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };
export type ImageAnswer =
  | { readonly kind: 'image'; readonly image: StoredImage }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unreachable' };

export type ImageStore = (path: string, width: ImageWidth) => Promise<ImageAnswer>;

const MAX_SOURCE_BYTES = 12 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const TIMEOUT_MS = 8_000;
const QUALITY = 80;

/** WebP versions, created on first request, one at a time; stored by hash of source and width. Never enlarges. */
export const imageStore = (deps: Pick<HostDeps, 'environment' | 'fetch' | 'log'>): ImageStore => {
  const folder = join(deps.environment.dataDir, 'images');
  const flights = new Map<string, Promise<ImageAnswer>>();
  const inTurn = oneAtATime();
  const open = async (path: string, width: ImageWidth): Promise<ImageAnswer> => {
    const key = createHash('sha256')
      .update(`${deps.environment.imageOrigin} ${path} ${width} ${QUALITY}`)
      .digest('hex');
    const file = join(folder, `${key}.webp`);
    if (existsSync(file)) return readStored(new Uint8Array(await readFile(file)));
    const source = await sourceOf(deps, path);
    if (source.kind !== 'image') return source;
    const drawn = await inTurn(() => webp(source.image.bytes, width)).catch((error: unknown) => {
      deps.log.warn({ path, err: error }, 'image not readable');
      return null;
    });
    if (drawn === null) return { kind: 'not-found' };
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, drawn);
    await rename(`${file}.part`, file);
    return readStored(drawn);
  };
  return (path, width) => {
    const key = `${width} ${path}`;
    const flight = flights.get(key) ?? open(path, width).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};

const webp = async (bytes: Uint8Array, width: ImageWidth): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 144 })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );

const readStored = (bytes: Uint8Array<ArrayBuffer>): ImageAnswer => ({
  kind: 'image',
  image: { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` },
});

const sourceOf = async (
  { environment, fetch }: Pick<HostDeps, 'environment' | 'fetch'>,
  path: string,
): Promise<ImageAnswer> => {
  try {
    const answer = await fetch(new URL(path, environment.imageOrigin), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status >= 500) return { kind: 'unreachable' };
    if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('image/')) return { kind: 'not-found' };
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > MAX_SOURCE_BYTES ? { kind: 'not-found' } : readStored(bytes);
  } catch {
    return { kind: 'unreachable' };
  }
};
