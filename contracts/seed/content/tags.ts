import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';

export type SeedTag = { readonly id: string; readonly name: string; readonly slug: string };

const rules: readonly (readonly [string, (product: SeedProduct) => boolean])[] = [
  ['Bán chạy', ({ badge }) => badge === 'Bán chạy' || badge === 'Phổ biến'],
  ['Khuyến mại', ({ prices }) => prices.some(({ oldPerUnit }) => oldPerUnit !== null)],
  ['NVMe', ({ specs }) => specs.includes('NVMe')],
  ['Windows', ({ title, specs }) => `${title} ${specs}`.includes('Windows')],
  ['WordPress', ({ title }) => title.includes('WordPress')],
  ['GPU', ({ type }) => ['gpu-desktop'].includes(type)],
  ['Email doanh nghiệp', ({ type }) => ['mail-server', 'dedicated-mail-server', 'office-365'].includes(type)],
  ['Sao lưu', ({ type }) => ['cloud-backup', 'm365-backup'].includes(type)],
  ['Tên miền Việt Nam', ({ sku }) => sku.startsWith('TM') && sku.endsWith('VN')],
];

export const seedTags: readonly SeedTag[] = rules.map(([name], index) => ({
  id: String(4001 + index),
  name,
  slug: slugify(name),
}));

export const tagsOfSeedProduct = (product: SeedProduct): readonly SeedTag[] =>
  seedTags.filter((_, index) => rules[index]?.[1](product));
