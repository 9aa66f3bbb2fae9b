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

/** Above the highest process id of Linux. */
const UNUSED_PID = 4_194_305;

describe('the embedded database belongs to one process', () => {
  test('CFG-01 a folder in use is rejected with a message that names the process', () => {
    lockExclusively(path);
    expect(() => lockExclusively(path)).toThrow(StartFailure);
    expect(() => lockExclusively(path)).toThrow(String(process.pid));
  });
  test('CFG-01 a released folder can be locked again', () => {
    lockExclusively(path)();
    expect(lockExclusively(path)).toBeTypeOf('function');
  });
  test('CFG-01 the lock of a dead process is taken over', () => {
    for (const stale of [`${UNUSED_PID} 1`, String(UNUSED_PID), '', 'nonsense']) {
      writeFileSync(path, stale);
      lockExclusively(path)();
    }
  });
  test('CFG-01 a new process that has the dead one’s id does not count as the owner of the lock', () => {
    writeFileSync(path, `${process.pid} 1`);
    const unlock = lockExclusively(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });
});
