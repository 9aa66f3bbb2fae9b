import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './copy-of-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-package-'));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Installs the packed package, and the packages that it names, into a program of its own. */
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts', 'pack.mjs')], { stdio: 'ignore' });
  run('npm', 'pack', '--silent', join(root, 'dist', 'package'));
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const installed = join(folder, 'node_modules', 'cua-hang-may');
  mkdirSync(installed, { recursive: true });
  run('tar', '-xzf', tarball, '-C', installed, '--strip-components=1');
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'dir');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const program = `import { failureCodes } from 'cua-hang-may/contracts';
import { completeConfiguration, computeQuote, createUseCases, defaultConfiguration, dong, formatDong, idempotencyKey } from 'cua-hang-may/core';
import { createBrowser, memoryPorts, memoryWorld } from 'cua-hang-may/fakes';

const ports = memoryPorts(memoryWorld(), createBrowser());
const shop = createUseCases(ports);
const slug = 'cloud-server-ssd-4';
const found = await ports.catalogue.product(slug);
if (!found.ok) throw new Error(found.failure.kind);
const configuration = completeConfiguration(found.value, defaultConfiguration(found.value));
const quote = computeQuote(found.value, configuration);
if (!quote.ok) throw new Error(quote.failure.kind);
const added = await shop.addToCart({
  slug,
  configuration,
  expectedTotal: quote.value.totals.gross,
  orderId: null,
  keepPointer: true,
  campaign: null,
  source: null,
  idempotencyKey: idempotencyKey('0'.repeat(32)),
});
if (!added.ok) throw new Error(added.failure.kind);
const cart = await shop.loadCart({ orderId: null });
if (!cart.ok) throw new Error(cart.failure.kind);
console.log(JSON.stringify([formatDong(quote.value.totals.gross), formatDong(dong(5)), failureCodes.NOT_FOUND.http]));
`;

describe('a program outside of this repository', () => {
  test('buys on the fakes with plain JavaScript', () => {
    writeFileSync(join(folder, 'buy.js'), program);
    expect(JSON.parse(run(process.execPath, 'buy.js'))).toEqual([expect.stringMatching(/^[\d.]+đ$/), '5đ', 404]);
  });

  test('knows the types, strictly and without allowances, and is told of a mistake', () => {
    const check = (source: string): string => {
      writeFileSync(join(folder, 'buy.ts'), source);
      const options = ['--strict', '--noEmit', '--target', 'ES2023', '--module', 'NodeNext'];
      try {
        return run(join(root, 'node_modules', '.bin', 'tsc'), ...options, '--types', '', 'buy.ts');
      } catch (error) {
        return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
      }
    };
    expect(check(program)).toBe('');
    expect(check(program.replace('dong(5)', '5'))).toContain("not assignable to parameter of type 'Dong'");
  });
});
