import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfSources, root } from './copy-of-sources.ts';

const patches = join(root, 'docs', 'walkthroughs');
const names = readdirSync(patches);
const { folder, remove } = copyOfSources();
// What this checkout has compiled need not be compiled again; it is older than the patches, as the compiler expects.
if (existsSync(join(root, '.types'))) cpSync(join(root, '.types'), join(folder, '.types'), { recursive: true });
afterAll(remove);

/** Returns what the command printed, with its errors. */
const run = (command: string, ...args: string[]): string => {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error)
      throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
    throw error;
  }
};
const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

test('every walkthrough has its finished example, which CONTRIBUTING names', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(text).toContain(`git apply docs/walkthroughs/${name}`);
});

test('the examples apply, compile, keep the house rules and pass their tests', () => {
  for (const name of names) run('git', 'apply', join(patches, name));
  expect(run(tool('tsc'), '-b')).toBe('');
  const patched = names.flatMap((name) =>
    [...readFileSync(join(patches, name), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].flatMap(([, path]) => path ?? []),
  );
  run(tool('biome'), 'ci', ...patched);
  const architecture = ['boundaries', 'boundaries-of-folders', 'operations', 'paths', 'port-callers'];
  const vitest = (project: string, ...files: string[]) => run(tool('vitest'), 'run', '--project', project, ...files);
  vitest('house', ...architecture.map((name) => `test/architecture/${name}.test.ts`));
  vitest('adapters', 'test/payment/providers/payment-providers.test.ts');
  vitest('ui', 'test/catalogue/tags-page.test.tsx');
});
