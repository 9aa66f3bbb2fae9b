import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

const differences = async (script: string): Promise<string> => {
  const { stderr } = await run(process.execPath, [script, '--check']).catch((error: unknown) => ({
    stderr: String(error),
  }));
  return stderr;
};

test('the generated wire types match their schemas', async () =>
  expect(await differences('contracts/generate.mjs')).toBe(''));

test('CFG-01 .env.example, the tables of settings and the schema of own goods match those of host and backend', async () =>
  expect(await differences('scripts/write-settings.mjs')).toBe(''));

test('SVC-01 docs/provisioning.openapi.json matches the wire of provisioning', async () =>
  expect(await differences('scripts/write-openapi.mjs')).toBe(''));

test('each requirement is named by the title of a test, and docs/requirements.md says by which', async () =>
  expect(await differences('scripts/write-requirements.mjs')).toBe(''));
