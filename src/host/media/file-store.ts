import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { HostDeps } from '#host/deps.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A queue for CPU-intensive work. */
type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Files in a folder, created on first request. Concurrent requests share one creation; a failure is not stored. Above
 * `maxBytes` the least recently used files are deleted. [ASVS V2.4.1]
 */
export const fileStore = <Failure extends string = never>(
  folder: string,
  maxBytes: number,
  { log }: Pick<HostDeps, 'log'>,
) => {
  const inFlight = new Map<string, Promise<Bytes | Failure>>();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn = (work) => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  let sizes: Promise<LRUCache<string, number>> | null = null;
  type Create = (inTurn: InTurn) => Promise<Bytes | Failure>;
  const open = async (name: string, create: Create): Promise<Bytes | Failure> => {
    sizes ??= storedSizes(folder, maxBytes);
    const stored = await sizes;
    const file = join(folder, name);
    const found = await readFile(file).catch(() => null);
    if (found !== null) {
      stored.set(name, found.length);
      return new Uint8Array(found);
    }
    const bytes = await create(inTurn);
    if (typeof bytes === 'string' || bytes.length > maxBytes) return bytes;
    await writeWhole(file, bytes).then(
      () => stored.set(name, bytes.length),
      (error: unknown) => log.warn({ err: error }, 'picture not stored'),
    );
    return bytes;
  };
  return (name: string, create: Create): Promise<Bytes | Failure> => {
    const opening = inFlight.get(name) ?? open(name, create).finally(() => inFlight.delete(name));
    inFlight.set(name, opening);
    return opening;
  };
};

/** Sizes of the files in a folder, oldest first, so that they leave in that order. An evicted file is deleted. */
const storedSizes = async (folder: string, maxBytes: number): Promise<LRUCache<string, number>> => {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  });
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ name, about: await stat(join(folder, name)).catch(() => null) })),
  );
  files.sort((a, b) => (a.about?.mtimeMs ?? 0) - (b.about?.mtimeMs ?? 0));
  for (const { name, about } of files) if (about?.isFile()) sizes.set(name, about.size);
  return sizes;
};

/** Readers never see a half-written file, and a full disk is not kept full by one. */
export const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

export const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** `digest`: changes with the picture. */
export const sendPicture = (c: Context, bytes: Bytes, type: string, digest: string): Response => {
  const headers = { etag: `"${digest.slice(0, 22)}"`, 'cache-control': A_DAY };
  if (c.req.header('if-none-match')?.includes(headers.etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes.length) },
  });
};

export const sendMissing = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' });
