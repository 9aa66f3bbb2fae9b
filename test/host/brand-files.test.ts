import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { readBrandFiles } from '#host/configuration/brand-files.ts';
import { StartFailure } from '#host/configuration/start-failure.ts';
import { hashSource } from '#host/http/security-headers.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from './host-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const svg = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${fill}" d="M0 0h9v9z"/></svg>`;
const none = { logo: null, darkLogo: null, favicon: null };
const sentenceOf = (files: Partial<typeof none> | Readonly<Record<string, string>>): string => {
  try {
    readBrandFiles({ ...none, ...files });
    return '';
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
};

describe('CFG-01 the marks of a firm', () => {
  const logo = write('logo.svg', svg('#0a7a4f'));
  const darkLogo = write('dark.svg', `<?xml version="1.0"?>\n${svg('#fff')}`);
  const favicon = write('icon.PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));

  test('CFG-01 none is needed', () => {
    expect(readBrandFiles(none)).toEqual({ files: new Map(), look: { logo: null, favicon: null } });
  });

  test('CFG-01 each is served under an address that changes with its content, for ever', async () => {
    const { files, look } = readBrandFiles({ logo, darkLogo, favicon });
    const addresses = [look.logo?.light ?? '', look.logo?.dark ?? '', look.favicon ?? ''];
    expect([...files.keys()]).toEqual(addresses);
    const { host } = hostUnderTest({ files });
    const types = ['image/svg+xml; charset=utf-8', 'image/svg+xml; charset=utf-8', 'image/png'];
    for (const [at, address] of addresses.entries()) {
      const answer = await host.get(address);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        types[at],
        'public, max-age=31536000, immutable',
      ]);
      // A picture that is opened as a page runs nothing.
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    }
    const other = readBrandFiles({ ...none, logo: write('other.svg', svg('#123456')) });
    expect(other.look.logo?.light).not.toBe(look.logo?.light);
    expect(readBrandFiles({ ...none, logo }).look.logo).toEqual({ light: look.logo?.light, dark: null });
  });

  test.each([
    ['a missing file', join(folder, 'none.svg'), /^SHOP_LOGO cannot be read: .*none\.svg \(ENOENT\)\.$/],
    ['a folder', write('folder.svg', '') && folder, /^SHOP_LOGO (?:cannot be read|must be a picture)/],
    ['a page', write('page.svg', '<!doctype html><script>alert(1)</script>'), /^SHOP_LOGO must be a picture as SVG/],
    ['a renamed picture', write('renamed.png', svg('#fff')), /^SHOP_LOGO must be a picture as SVG/],
    [
      'a huge picture',
      write('huge.svg', svg('#fff').padEnd(300_000)),
      /^SHOP_LOGO must be a picture of at most 200 KB/,
    ],
  ])('CFG-01 %s stops the start with a sentence', (_, path, sentence) => {
    expect(sentenceOf({ logo: path })).toMatch(sentence);
  });
});

describe('CFG-01 the look of a firm in documents', () => {
  const drawing = renderer({ kind: 'development', styles: [] });
  const look = {
    colour: '#0a7a4f',
    radius: 2,
    logo: { light: '/assets/brand-light.svg', dark: '/assets/brand-dark.svg' },
    favicon: '/assets/brand-icon.svg',
  };
  const shown = async (identity: typeof sampleIdentity) => {
    const { host } = hostUnderTest({ renderer: drawing, identity });
    const answer = await host.get('/lien-he');
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  };

  test('CFG-01 the theme stays as it is without colour and corners', async () => {
    const { html } = await shown(sampleIdentity);
    expect(html).not.toContain('<style>:root{');
    expect(html).toContain('type="image/svg+xml"');
  });

  test('CFG-01 colour, corners, logos and icon are those of the firm, under a policy that allows the style', async () => {
    const { html, policy } = await shown({ ...sampleIdentity, look });
    const [, sheet = ''] = /<style>(:root\{--primary:light-dark\(#0a7a4f,[^<]*)<\/style>/.exec(html) ?? [];
    expect(sheet).toContain('--r-m:2px');
    expect(policy).toContain(hashSource(sheet));
    expect(html).toContain('<link rel="icon" href="/assets/brand-icon.svg"/>');
  });

  test('CFG-01 a page without data has the colour too', async () => {
    const { host } = hostUnderTest({ identity: { ...sampleIdentity, look } });
    const answer = await host.get('/%E0%A4%A');
    const html = await answer.text();
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    expect(style).toContain('#0a7a4f');
    expect(answer.headers.get('content-security-policy')).toContain(hashSource(style));
  });

  test('CFG-01 the manifest has its colour and its icon', async () => {
    const { host } = hostUnderTest({ identity: { ...sampleIdentity, look } });
    expect(await (await host.get('/site.webmanifest')).json()).toMatchObject({
      theme_color: '#0a7a4f',
      icons: [{ src: '/assets/brand-icon.svg' }],
    });
  });
});
