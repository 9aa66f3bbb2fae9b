import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStore } from '#host/media/file-store.ts';

describe('ERR-06 a disk without space', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-full-disk-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a picture is shown and not stored, one line of the log says why, and it is stored once there is space', async () => {
    const logged: unknown[] = [];
    const write = (facts: unknown, event: string) => void logged.push([event, facts]);
    const store = fileStore(folder, 1_000_000, {
      log: { debug: write, info: write, warn: write, error: write },
    });
    const picture = new Uint8Array(100_000).fill(7);
    let created = 0;
    const ask = () =>
      store('a.webp', async () => {
        created += 1;
        return picture;
      });
    // The kernel refuses every write to this device with ENOSPC.
    symlinkSync('/dev/full', join(folder, 'a.webp.part'));
    expect(await ask()).toEqual(picture);
    expect(logged).toEqual([['picture not stored', { err: expect.objectContaining({ code: 'ENOSPC' }) }]]);
    // What was written of it would keep the disk full.
    expect(readdirSync(folder)).toEqual([]);
    expect(await ask()).toEqual(picture);
    expect(await ask()).toEqual(picture);
    expect([created, logged.length, readdirSync(folder)]).toEqual([2, 1, ['a.webp']]);
  });
});
