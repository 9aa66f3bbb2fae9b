import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

const operations = join(import.meta.dirname, '..', '..', 'docs', 'operations.md');

export type Program = 'host' | 'backend';

/**
 * The settings of a program that docs/operations.md shows for production; what it leaves out comes from `samples`, and
 * a secret is another one for each name.
 */
export const shownValues = (
  program: Program,
  samples: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const shown = new RegExp(`\`/etc/shop/${program}\\.env\`:\\n\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\``);
  const [, block = ''] = shown.exec(readFileSync(operations, 'utf8')) ?? [];
  const lines = [...block.matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value === '…' ? (samples[name] ?? sampleSecret(name)) : value.replace('…', 'x'),
    ]),
  );
};
