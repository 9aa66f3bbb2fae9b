import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { projectPath } from '#backend/platform/project-path.ts';
import { brandColours, type Colour, THEME_COLOUR } from '#core/shared/shop/brand-colours.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

export const mediaTypeOf = (name: string): string =>
  lookUp(mediaTypes, extname(name).toLowerCase()) ?? 'application/octet-stream';

export const mediaFolder = (): string => projectPath('backend', 'media');

type Size = { readonly width: number | null; readonly height: number | null };

/** The library's metadata of a file in the media folder. Width and height in pixels, null when unknown. */
export const toFileAttributes = (url: string, alt: string, { width, height }: Size, bytes: number) => {
  const name = basename(url);
  const ext = extname(name);
  return {
    name,
    alternativeText: alt,
    caption: null,
    width,
    height,
    formats: null,
    hash: basename(name, ext),
    ext,
    // Kilobytes, the unit of the content system.
    mime: mediaTypeOf(name),
    size: Math.round(bytes / 10.24) / 100,
    url,
    previewUrl: null,
    provider: 'local',
    provider_metadata: null,
  };
};

const mediaHeaders = (type: string, tag: string, modified: Date): Record<string, string> => ({
  'content-type': type,
  etag: tag,
  'last-modified': modified.toUTCString(),
  'cache-control': 'public, max-age=0, must-revalidate',
  'cross-origin-resource-policy': 'cross-origin',
  // An SVG opened directly must not run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
});

/** Drawings of the shop's own, in the theme's colours; the mark of somebody else keeps its own. */
const ownDrawings: readonly string[] = ['payment-vietqr.svg'];
const SOFT_GROUND = '#eceffd';

/** The drawing in the firm's colour, as `brandColours` has it on light pages. */
const inBrand = (drawing: string, colour: Colour): string => {
  const { primary, 'primary-soft': soft } = brandColours(colour);
  return drawing.replaceAll(new RegExp(`${THEME_COLOUR}|${SOFT_GROUND}`, 'gi'), (found) =>
    found.toLowerCase() === SOFT_GROUND ? soft[0] : primary[0],
  );
};

const readMedia = async (path: string, colour: Colour | null): Promise<Uint8Array<ArrayBuffer>> => {
  const file = await readFile(join(mediaFolder(), path));
  return colour !== null && ownDrawings.includes(path)
    ? new TextEncoder().encode(inBrand(file.toString('utf8'), colour))
    : new Uint8Array(file);
};

/**
 * Path below /uploads. Only plain names are accepted, so no path can leave the folder. `colour`: the firm's, null for
 * that of the theme.
 */
export const serveMedia = async (path: string, request: Request, colour: Colour | null): Promise<Response | null> => {
  const type = lookUp(mediaTypes, extname(path).toLowerCase());
  if (type === undefined || !/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) return null;
  const file = join(mediaFolder(), path);
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) return null;
  const tag = `"${createHash('sha256').update(`${facts.size} ${facts.mtimeMs} ${colour}`).digest('base64url').slice(0, 22)}"`;
  const headers = mediaHeaders(type, tag, facts.mtime);
  if (request.headers.get('if-none-match')?.split(/,\s*/).includes(tag))
    return new Response(null, { status: 304, headers });
  const body = await readMedia(path, colour);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-length': String(body.byteLength) },
  });
};
