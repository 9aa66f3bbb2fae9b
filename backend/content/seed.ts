import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type SeedMenuItem, seedContent } from '#contracts/seed/content.ts';
import type { Transaction } from '../database/database.ts';
import { mediaFolder } from './media.ts';
import { contentEntries } from './schema.ts';

type SeedEntry = { readonly type: string; readonly id: number; readonly attributes: Record<string, unknown> };

const withIds = <Item extends object>(items: readonly Item[], first = 1) =>
  items.map((item, index) => ({ id: first + index, ...item }));

/** Media that entries point to, in the order of their ids. Width and height as they are drawn. */
const media = [
  { url: seedContent.logo.image, alt: seedContent.logo.alt, width: 1360, height: 288 },
  ...seedContent.license.licenses.map(({ image, alt }) => ({ url: image, alt, width: 300, height: 114 })),
];

const fileId = (url: string): number => media.findIndex((each) => each.url === url) + 1;

const sizeOf = (name: string): number => {
  const facts = statSync(join(mediaFolder(), name), { throwIfNoEntry: false });
  return facts ? Math.round(facts.size / 10.24) / 100 : 0;
};

const fileEntry = ({ url, alt, width, height }: (typeof media)[number], index: number): SeedEntry => {
  const name = basename(url);
  const ext = extname(name);
  return {
    type: 'files',
    id: index + 1,
    attributes: {
      ...{ name, alternativeText: alt, caption: null, width, height, formats: null, hash: basename(name, ext), ext },
      ...{ mime: 'image/png', size: sizeOf(name), url, previewUrl: null, provider: 'local', provider_metadata: null },
    },
  };
};

const numbered = () => {
  let last = 0;
  const item = ({ title, url, children }: SeedMenuItem): object => {
    last += 1;
    return { id: last, title, url, children: children.map(item) };
  };
  return item;
};

const footerCategories = () => {
  let item = 1;
  return withIds(seedContent.footer.categories).map(({ id, title, items }) => {
    const first = item;
    item += items.length;
    return { id, title, items: withIds(items, first) };
  });
};

const entries = (): readonly SeedEntry[] => {
  const item = numbered();
  const siteId = (domain: string | null) => seedContent.sites.findIndex((site) => site.domain === domain) + 1 || null;
  const rows = (type: string, all: readonly object[]): SeedEntry[] =>
    all.map((attributes, index) => ({ type, id: index + 1, attributes: { ...attributes } }));
  const { logo, license, footer, config } = seedContent;
  return [
    ...media.map(fileEntry),
    ...rows('sites', seedContent.sites),
    ...rows(
      'config-redirects',
      seedContent.redirects.map((rule) => ({ ...rule, site: siteId(rule.site) })),
    ),
    ...rows(
      'faqs',
      seedContent.faqs.map((faq) => ({ ...faq, publishedAt: '2026-11-20T00:00:00.000Z' })),
    ),
    ...rows(
      'menus',
      seedContent.menus.map((menu) => ({ ...menu, items: menu.items.map(item) })),
    ),
    ...rows('site-logo', [{ ...logo, image: fileId(logo.image) }]),
    ...rows('footer', [{ categories: footerCategories(), vendors: { id: 1, ...footer.vendors } }]),
    ...rows('license', [
      {
        title: license.title,
        licenses: withIds(license.licenses.map(({ url, image }) => ({ url, image: fileId(image) }))),
      },
    ]),
    ...rows('config', [config]),
  ];
};

/** The content of «Cửa Hàng Mây». What editors changed under the same ids is written over. */
export const seedContentSystem = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(contentEntries)
    .values([...entries()])
    .onConflictDoUpdate({
      target: [contentEntries.type, contentEntries.id],
      set: { attributes: sql`excluded.attributes`, updatedAt: sql`now()` },
    });
};
