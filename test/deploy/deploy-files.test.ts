import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#host/configuration/environment.ts';
import { readSecrets } from '#host/configuration/secrets.ts';
import { bank, openFolders, seller, startErrors } from '#test/kit/environment.ts';
import { shownValues } from './shown-values.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const SECRET = 's'.repeat(64);
/** What a shop of its own fills in. */
const samples: Readonly<Record<string, string>> = {
  ...bank,
  ...seller,
  VNPAY_TMN_CODE: 'MAYSHOP1',
};

/** What host and backend say when they do not start. */
const problemsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  const host = readEnvironment(variables, readSecrets(variables, '/nowhere'));
  return [...startErrors(variables), ...(host.ok ? [] : host.problems)];
};

openFolders();

describe('files for deployment', () => {
  test('the Dockerfile has no finding of its linter', () => expect(validate(read('Dockerfile'))).toEqual([]));

  test('compose.yaml matches the schema of Compose and has no finding of its linter but the order of keys', async () => {
    const args = ['--config', 'deploy/dclint.json', '--max-warnings', '0', 'compose.yaml'];
    const linter = join(root, 'node_modules', '.bin', 'dclint');
    const { stdout, stderr } = await promisify(execFile)(linter, args, { cwd: root }).catch((error: unknown) => ({
      stdout: '',
      stderr: String(error),
    }));
    expect(`${stdout}${stderr}`.trim()).toBe('');
  });

  test('host and backend start with the values that docs/operations.md shows for production', () => {
    const shown = shownValues(samples);
    expect(Object.keys(shown).length).toBeGreaterThan(25);
    expect(problemsOf(shown)).toEqual([]);
  });

  test('host and backend start with the values of compose.yaml and the secrets of .env', () => {
    const [, block = ''] = /&program[\s\S]*?environment:\n([\s\S]*?)\n {2}read_only/.exec(read('compose.yaml')) ?? [];
    const named = [...block.matchAll(/^ {4}([A-Z_]+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+:-(.*?)\}/g, '$1'),
    ]);
    expect(named.length).toBeGreaterThan(12);
    const secrets = ['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'STAFF_TOKEN', 'SEALING_SECRETS', 'FLASH_SECRET'];
    const given = [...secrets, 'GATEWAY_SECRET'].map((name) => [name, SECRET]);
    expect(problemsOf({ ...samples, ...Object.fromEntries([...named, ...given]) })).toEqual([]);
  });
});
