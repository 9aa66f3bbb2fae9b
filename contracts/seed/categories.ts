import type { ProductType } from '#core/shared/goods/product-types.ts';

export type SeedCategory = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly level: 1 | 2;
  readonly parentId: string | null;
};

const groups = [
  {
    id: '3401',
    handle: 'may-chu',
    title: 'Máy chủ',
    lines: ['cloud-server', 'dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'],
  },
  {
    id: '3402',
    handle: 'website-email-hoc-tap',
    title: 'Website, email, học tập',
    lines: ['web-hosting', 'domain', 'mail-server', 'dedicated-mail-server', 'cloud-lab'],
  },
  {
    id: '3403',
    handle: 'luu-tru-sao-luu-ban-quyen',
    title: 'Lưu trữ, sao lưu, bản quyền',
    lines: ['cloud-backup', 'object-storage', 'm365-backup', 'office-365'],
  },
] as const;

/** Product lines in the order of the services' ids; 3511 is the domain category. [spec 9] */
const lines: readonly { readonly handle: ProductType; readonly title: string }[] = [
  { handle: 'cloud-server', title: 'Cloud Server' },
  { handle: 'dedicated-server', title: 'Máy chủ riêng' },
  { handle: 'cloud-lab', title: 'Cloud Lab' },
  { handle: 'web-hosting', title: 'Web Hosting' },
  { handle: 'mail-server', title: 'Mail Server' },
  { handle: 'dedicated-mail-server', title: 'Mail Server riêng' },
  { handle: 'bare-metal', title: 'Bare Metal' },
  { handle: 'big-memory', title: 'Máy chủ RAM lớn' },
  { handle: 'gpu-desktop', title: 'GPU Cloud Desktop' },
  { handle: 'cloud-backup', title: 'Cloud Backup' },
  { handle: 'domain', title: 'Tên miền' },
  { handle: 'object-storage', title: 'Object Storage S3' },
  { handle: 'office-365', title: 'Office 365' },
  { handle: 'm365-backup', title: 'Sao lưu Microsoft 365' },
];

/** As the sample calls it; empty for an unknown handle. */
export const lineTitleOf = (handle: string): string => lines.find((each) => each.handle === handle)?.title ?? '';

/** Handles, in the order of the ids. */
export const productLines: readonly ProductType[] = lines.map(({ handle }) => handle);

export const seedCategories: readonly SeedCategory[] = [
  ...groups.map(({ id, handle, title }): SeedCategory => ({ id, handle, title, level: 1, parentId: null })),
  ...lines.map(
    ({ handle, title }, index): SeedCategory => ({
      id: String(3501 + index),
      handle,
      title,
      level: 2,
      parentId: groups.find((group) => (group.lines as readonly string[]).includes(handle))?.id ?? null,
    }),
  ),
];

/** Empty for an unknown handle. */
export const categoryIdOf = (handle: string): string =>
  seedCategories.find((each) => each.handle === handle && each.level === 2)?.id ?? '';
