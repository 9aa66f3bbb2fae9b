import type { ProductType } from '#core/shared/goods/product-types.ts';
import { type SeedProduct, seedProducts } from './catalogue.ts';

/** SKUs often bought with a product line. */
const codes: Readonly<Record<ProductType, readonly string[]>> = {
  'cloud-server': ['CB-100', 'TM-VN', 'MS-01'],
  'dedicated-server': ['CB-500', 'TM-COM-VN', 'MS-02'],
  'cloud-lab': ['CS-01', 'WH-01'],
  'web-hosting': ['TM-VN', 'TM-COM', 'MS-01'],
  'mail-server': ['TM-COM-VN', 'WH-01', 'CB-100'],
  'dedicated-mail-server': ['TM-COM-VN', 'CB-250', 'WH-03'],
  'bare-metal': ['CB-1T', 'S3-1T', 'TM-VN'],
  'big-memory': ['CB-1T', 'S3-1T'],
  'gpu-desktop': ['S3-500', 'CB-250'],
  'cloud-backup': ['S3-100', 'CS-01'],
  'object-storage': ['CB-100', 'CS-02'],
  domain: ['WH-01', 'MS-01', 'CS-01'],
  'office-365': ['MB-10', 'TM-COM-VN'],
  'm365-backup': ['M365-BB', 'TM-COM-VN'],
};

/** Most popular first. */
export const combosOf = (product: SeedProduct): readonly SeedProduct[] =>
  codes[product.type].flatMap((code) => seedProducts.find(({ sku, id }) => sku === code && id !== product.id) ?? []);
