import { seedOptions } from './seed/options.ts';

/** Options that are licences of others, which nobody takes back once they are active. [chinh-sach-hoan-tien] */
const licenceKeys: readonly string[] = ['os', 'panel'];

const licences: ReadonlySet<string> = new Set(
  seedOptions
    .filter(({ key }) => licenceKeys.includes(key))
    .flatMap(({ values }) => values.flatMap(({ productId }) => productId ?? [])),
);

export const isLicence = ({ productId }: { readonly productId: string }): boolean => licences.has(productId);
