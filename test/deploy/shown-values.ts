import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const operations = join(import.meta.dirname, '..', '..', 'docs', 'operations.md');

/** The settings that docs/operations.md shows for production; what it leaves out comes from `samples`. */
export const shownValues = (samples: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const [, block = ''] = /### Values\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync(operations, 'utf8')) ?? [];
  const lines = [...block.matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value === '…' ? (samples[name] ?? 's'.repeat(64)) : value.replace('…', 'x'),
    ]),
  );
};
