import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './imports.ts';

/** Sources that the linter refuses, each with what the message advises. */
const refused: readonly (readonly [path: string, source: string, advice: string])[] = [
  ['src/core/cart/a.ts', 'export const now = () => Date.now();', 'clock'],
  ['src/core/cart/b.ts', 'export const today = () => new Date();', 'clock'],
  ['src/core/cart/c.ts', 'export const hour = () => new Date().getHours();', 'clock'],
  ['src/core/cart/d.ts', 'export const dice = () => Math.random();', 'random'],
  ['src/core/cart/e.ts', 'export const id = () => crypto.randomUUID();', 'random'],
  ['src/core/cart/f.ts', 'export const later = (run: () => void) => setTimeout(run, 5);', 'delay'],
  ['src/core/cart/g.ts', "export const load = () => fetch('/prices');", 'gateway'],
  ['src/core/cart/h.ts', 'export const id = () => globalThis.crypto.randomUUID();', 'random'],
  ['src/core/shared/i.ts', 'export const time = () => performance.now();', 'clock'],
  ['src/core/cart/j.ts', "export const stop = () => { throw new Error('no cart'); };", 'fail({ kind'],
  ['src/core/cart/k.ts', "export const stop = () => Promise.reject('no cart');", 'fail({ kind'],
  [
    'src/ui/pages/a.page.tsx',
    'export const Page = () => <button type="button" onClick={() => fetch(\'/x\')} />;',
    'pageQuery',
  ],
  ['src/ui/cart/b.tsx', "export const load = () => window.fetch('/x');", 'pageQuery'],
  ['src/ui/cart/c.tsx', "export const send = () => navigator.sendBeacon('/x');", 'useCommand'],
  ['src/ui/pages/d.page.tsx', 'export const Page = () => <h1>Giỏ hàng</h1>;', '.vi.ts'],
  ['src/ui/pages/e.page.tsx', 'export const Page = () => <h1>Mua ngay</h1>;', '.vi.ts'],
  ['src/ui/pages/f.page.tsx', 'export const Page = () => <input aria-label="Số lượng" />;', '.vi.ts'],
  ['src/ui/cart/g.ts', "export const title = 'Giỏ hàng';", '.vi.ts'],
  ['src/ui/cart/h.ts', 'export const title = () => `Sản phẩm`;', '.vi.ts'],
  ['src/host/i.ts', 'export const port = process.env.PORT;', 'setting(schema'],
  ['backend/orders/k.ts', 'export const port = process.env.PORT;', 'setting(schema'],
  ['backend/orders/l.ts', 'export const now = () => Date.now();', 'clock'],
  ['backend/orders/m.ts', 'export const today = () => new Date();', 'clock'],
  ['backend/orders/n.ts', 'export const dice = () => Math.random();', 'new-id'],
  ['backend/orders/o.ts', 'const load = async () => 1; export const use = () => { load(); };', 'not properly handled'],
  ['backend/orders/p.ts', 'const has = async () => true; export const use = () => (has() ? 1 : 2);', 'conditional'],
];

const allowed: readonly (readonly [path: string, source: string])[] = [
  ['src/core/cart/ok.ts', 'export const day = (at: number) => new Date(at).toISOString();'],
  ['src/core/cart/ports.ts', 'export const at = (ports: { clock: { now: () => number } }) => ports.clock.now();'],
  ['src/core/cart/delay.ts', 'export const wait = (ports: { delay: (ms: number) => void }) => ports.delay(5);'],
  ['src/ui/cart/messages.vi.ts', "export const title = 'Giỏ hàng';"],
  ['src/ui/cart/ok.tsx', 'export const Row = ({ sum }: { readonly sum: string }) => <b>{sum}: 2</b>;'],
  ['src/adapters/system/ok.ts', 'export const now = () => Date.now();'],
  ['backend/main.ts', 'export const port = process.env.PORT;'],
  ['backend/orders/ok.ts', 'export const day = (at: number) => new Date(at).toISOString();'],
];

/** The linter's messages by file, over a folder that has only the configuration and these sources. */
const messagesOf = (sources: readonly (readonly [string, string, ...string[]])[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const name of ['biome.json', 'lint']) cpSync(join(root, name), join(folder, name), { recursive: true });
    for (const [path, source] of sources) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const biome = join(root, 'node_modules', '.bin', 'biome');
    const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', 'src', 'backend'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { category: string; message: unknown; location: { path: unknown } }[];
    };
    return diagnostics
      .filter(({ category }) => category === 'plugin' || category.endsWith('Promises'))
      .map(({ message, location }) => ({ path: JSON.stringify(location.path), message: JSON.stringify(message) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the linter keeps the house rules', () => {
  const messages = messagesOf([...refused, ...allowed]);
  const of = (path: string) => messages.filter((each) => each.path.includes(path)).map(({ message }) => message);

  test.each(refused)('%s «%s» is refused with advice', (path, _source, advice) => {
    expect(of(path).join('\n')).toContain(advice);
  });

  test.each(allowed)('%s «%s» is allowed', (path) => {
    expect(of(path)).toEqual([]);
  });
});
