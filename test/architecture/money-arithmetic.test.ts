import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './imports.ts';
import { moneyArithmetic } from './money-arithmetic.ts';

/** Every layer that tsconfig.json lists; tests compute what they expect. */
const layers = (
  JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { references: readonly { path: string }[] }
).references.flatMap(({ path }) => (path === 'test' ? [] : path));

/** A folder with the type `Dong` and one more source. */
const findingsIn = (path: string, lines: readonly string[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'money-'));
  try {
    const layer = path.split('/').slice(0, 2).join('/');
    for (const name of ['dong.ts', 'brand.ts'])
      cpSync(join(root, 'src/core/shared', name), join(folder, 'src/core/shared', name));
    mkdirSync(join(folder, path, '..'), { recursive: true });
    const compilerOptions = {
      ...{ strict: true, target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', noEmit: true, types: [] },
      allowImportingTsExtensions: true,
    };
    writeFileSync(join(folder, layer, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
    writeFileSync(
      join(folder, path),
      ["import { type Dong, dong } from '../../core/shared/dong.ts';", ...lines].join('\n'),
    );
    return moneyArithmetic(folder, [layer]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('only src/core/pricing computes with money', () => {
  test('no other source of any layer does', () => {
    expect(layers.length).toBeGreaterThan(6);
    expect(moneyArithmetic(root, layers)).toEqual([]);
  });

  test.each([
    'export const vat = (net: Dong) => Math.round(net * 1.1);',
    'export const total = (net: Dong, fee: Dong) => net + fee;',
    'export const rounded = (net: Dong) => Math.floor(net);',
    'export const saved = (net: Dong) => -net;',
    'export const total = (all: readonly Dong[]) => all.reduce((sum, each) => sum + each, 0);',
    'export const half = (line: { readonly price: Dong | null }) => (line.price ?? 0) / 2;',
    'export const twice = () => dong(5) * 2;',
    'export const grown = (net: Dong) => { let sum = 0; sum += net; return sum; };',
  ])('%s is found', (line) => {
    const found = findingsIn('src/ui/cart/sample.ts', [line]);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found)
      expect(each).toMatch(/^src\/ui\/cart\/sample\.ts:2 computes with «.+», .*src\/core\/pricing/);
  });

  test('comparing amounts, computing with other numbers and the pricing rules are allowed', () => {
    const line = 'export const isMore = (a: Dong, b: Dong, quantity: number) => a > b && quantity * 2 > 4 && a !== b;';
    expect(findingsIn('src/ui/cart/sample.ts', [line])).toEqual([]);
    expect(findingsIn('src/core/pricing/sample.ts', ['export const twice = (net: Dong) => net * 2;'])).toEqual([]);
  });
});
