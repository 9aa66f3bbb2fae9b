import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './imports.ts';

const names = readdirSync(`${root}/docs/walkthroughs`);

test.each(names)('%s applies to these sources', (name) => {
  expect(names.length).toBeGreaterThan(1);
  execFileSync('git', ['apply', '--check', `docs/walkthroughs/${name}`], { cwd: root, stdio: 'pipe' });
});
