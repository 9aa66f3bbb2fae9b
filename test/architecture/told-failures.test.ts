import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourcesBelow } from './imports.ts';

/** Draws the failure of its form, itself or by a part, or leaves it to a toast. */
const tells = /<FormFailure|\bfailure\b|<SentCode|\btoasts\b/;

const opensForm = (source: string): boolean => source.includes('<CommandForm');

describe('ERR-06 a refusal is told where something was pressed', () => {
  test('every form has a place for its failure, or says that a toast tells it', () => {
    const sources = sourcesBelow('src/ui').map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
    const forms = sources.filter(({ source }) => opensForm(source));
    expect(forms.length).toBeGreaterThan(40);
    expect(forms.flatMap(({ path, source }) => (tells.test(source) ? [] : path))).toEqual([]);
  });

  test.each([
    ['<CommandForm use="x" command={y}><Button type="submit" /></CommandForm>', false],
    ['<CommandForm use="x" toasts command={y}><Button type="submit" /></CommandForm>', true],
    ['<CommandForm use="x" command={y}><FormFailure /></CommandForm>', true],
  ])('%s: %s', (source, isTold) => {
    expect([opensForm(source), tells.test(source)]).toEqual([true, isTold]);
  });
});
