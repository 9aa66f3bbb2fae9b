import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context } from 'hono';
import type { HostDeps } from '#host/deps.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A queue for CPU-intensive work. */
type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Files in a folder, created on first request. Concurrent requests share one creation; a failure is not stored. */
export const fileStore = <Failure extends string = never>(folder: string, { log }: Pick<HostDeps, 'log'>) => {
  const flights = new Map<string, Promise<Bytes | Failure>>();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn = (work) => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  type Create = (inTurn: InTurn) => Promise<Bytes | Failure>;
  const open = async (name: string, create: Create): Promise<Bytes | Failure> => {
    const file = join(folder, name);
    if (existsSync(file)) return new Uint8Array(await readFile(file));
    const bytes = await create(inTurn);
    if (typeof bytes !== 'string')
      await writeWhole(file, bytes).catch((error: unknown) => log.warn({ err: error }, 'picture not stored'));
    return bytes;
  };
  return (name: string, create: Create): Promise<Bytes | Failure> => {
    const flight = flights.get(name) ?? open(name, create).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
};

/** Readers never see a half-written file. */
export const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
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
