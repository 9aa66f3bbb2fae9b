import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockExclusively } from '#backend/platform/database/exclusive-lock.ts';
import { StartFailure } from '#backend/platform/start-failure.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chm-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The highest number that Linux gives is below this one. */
const NOBODY = 4_194_305;

describe('the embedded database belongs to one process', () => {
  test('CFG-01 a folder in use is refused with a sentence that names its holder', () => {
    lockExclusively(path);
    expect(() => lockExclusively(path)).toThrow(StartFailure);
    expect(() => lockExclusively(path)).toThrow(String(process.pid));
  });
  test('CFG-01 a folder that was given back can be taken again', () => {
    lockExclusively(path)();
    expect(lockExclusively(path)).toBeTypeOf('function');
  });
  test('CFG-01 the lock of a process that died is taken over', () => {
    for (const stale of [`${NOBODY} 1`, String(NOBODY), '', 'nonsense']) {
      writeFileSync(path, stale);
      lockExclusively(path)();
    }
  });
  test('CFG-01 a newer process with the number of the dead one is not taken for it', () => {
    writeFileSync(path, `${process.pid} 1`);
    const unlock = lockExclusively(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });
});
