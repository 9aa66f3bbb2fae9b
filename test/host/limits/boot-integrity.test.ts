import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadClientBuild } from '#host/configuration/client-build.ts';
import { ALONE_MANIFEST, CLIENT_BOOT, CLIENT_ENTRY, CLIENT_OVERLAYS, CLIENT_SHEET } from '#ssr/manifest.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { slugs } from '#test/kit/fakes/shop.ts';

const PRODUCT_PAGE = 'src/ui/pages/catalogue/product.page.tsx';
const files = {
  'assets/boot-a.js': 'console.log("boot")',
  'assets/entry-a.js': 'console.log("entry")',
  'assets/product-a.js': 'console.log("sản phẩm")',
  'assets/lists-a.js': 'console.log("lists")',
  'assets/style-a.css': 'p{margin:0}',
  'assets/overlays-a.js': 'console.log("overlays")',
};
const manifest = {
  [CLIENT_ENTRY]: { file: 'assets/entry-a.js' },
  [PRODUCT_PAGE]: { file: 'assets/product-a.js', imports: ['_lists-a.js'] },
  '_lists-a.js': { file: 'assets/lists-a.js' },
  [CLIENT_SHEET]: { file: 'assets/style-a.css' },
};

const alone = {
  [CLIENT_BOOT]: { file: 'assets/boot-a.js' },
  [CLIENT_OVERLAYS]: { file: 'assets/overlays-a.js' },
};

describe('Subresource Integrity of what a document loads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-build-'));
  beforeAll(() => {
    for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, ALONE_MANIFEST), JSON.stringify(alone));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const digestOf = (file: string): string =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`;

  test('V3.6.1 the boot script of each page knows the digest of the sheet and of each script, in their order', async () => {
    const { host } = hostUnderTest({ renderer: renderer(loadClientBuild(folder).client) });
    for (const [path, count] of [
      ['/', 1],
      [`/san-pham/${slugs.server}`, 3],
      ['/gio-hang', 1],
    ] as const) {
      const html = await (await host.get(path)).text();
      const read = (name: string): string => new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';
      const scripts = read('scripts').split(' ');
      expect([path, scripts.length]).toEqual([path, count]);
      const expected = [read('sheet'), ...scripts].map((each) => digestOf(each.slice(1)));
      expect([path, read('integrity').split(' ')]).toEqual([path, expected]);
      const overlays = path === '/' ? ['/assets/overlays-a.js', digestOf('assets/overlays-a.js')] : ['', ''];
      expect([path, read('overlays'), read('digest')]).toEqual([path, ...overlays]);
    }
  });
});
