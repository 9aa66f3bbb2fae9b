import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from './compressed.ts';

export type ClientFile = {
  readonly type: string;
  readonly etag: string;
  /** The name holds a digest of the content: it may be kept for ever. */
  readonly immutable: boolean;
  readonly body: (encoding: Encoding) => { readonly bytes: Uint8Array<ArrayBuffer>; readonly encoding: Encoding };
};

/** The files of the client build by their path; the list is made once, so no path can climb out of the folder. */
export type ClientFiles = { readonly get: (path: string) => ClientFile | null };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Reads the list of a build's folder. Bodies are read at their first request and kept. */
export const clientFiles = (folder: string): ClientFiles => {
  const files = new Map<string, ClientFile>();
  for (const path of filesBelow(folder)) {
    const type = types[extname(path)];
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    if (type !== undefined && !name.startsWith('/.vite/')) files.set(name, clientFile(path, name, type));
  }
  return { get: (path) => files.get(path) ?? null };
};

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const clientFile = (path: string, name: string, type: string): ClientFile => {
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  const read = (encoding: Encoding): Uint8Array<ArrayBuffer> => {
    const kept = bodies.get(encoding) ?? new Uint8Array(readFileSync(path + suffixes[encoding]));
    bodies.set(encoding, kept);
    return kept;
  };
  return {
    type,
    etag: `"${createHash('sha256').update(read('identity')).digest('base64url').slice(0, 22)}"`,
    immutable: name.startsWith('/assets/'),
    body: (wanted) => {
      const encoding = existsSync(path + suffixes[wanted]) ? wanted : 'identity';
      return { bytes: read(encoding), encoding };
    },
  };
};
