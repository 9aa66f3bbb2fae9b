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
  const text = readFileSync(operations, 'utf8');
  const lines = ['identity', program].flatMap((file) => {
    const shown = new RegExp(`\`/etc/shop/${file}\\.env\`[^\`]*:\\n\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\``);
    return [...(shown.exec(text)?.[1] ?? '').matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)];
  });
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value === '…' ? (samples[name] ?? sampleSecret(name)) : value.replace('…', 'x'),
    ]),
  );
};
