import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('the generated wire types match their schemas', async () => {
  const { stderr } = await run(process.execPath, ['contracts/generate.mjs', '--check']).catch((error: unknown) => ({
    stderr: String(error),
  }));
  expect(stderr).toBe('');
});
