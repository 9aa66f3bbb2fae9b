import { organisationId, websiteStoreCode, websiteStoreId } from '#contracts/organisation.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { seedCategories } from './categories.ts';

export type SeedStore = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The id follows the last underscore: `gian-hang-giao-duc_5002`. [STO-01] */
  readonly slug: string;
  readonly partnerId: string;
  /** Level-2 categories. */
  readonly categoryIds: readonly string[];
};

const linesOf = (...handles: readonly string[]): readonly string[] =>
  seedCategories.filter(({ level, handle }) => level === 2 && handles.includes(handle)).map(({ id }) => id);

export const seedStores: readonly SeedStore[] = [
  {
    id: websiteStoreId,
    code: websiteStoreCode,
    name: sampleIdentity.name,
    slug: `website_${websiteStoreId}`,
    partnerId: organisationId,
    categoryIds: seedCategories.filter(({ level }) => level === 2).map(({ id }) => id),
  },
  {
    id: '5002',
    code: 'giao-duc',
    name: 'Gian hàng giáo dục',
    slug: 'gian-hang-giao-duc_5002',
    partnerId: organisationId,
    categoryIds: linesOf('cloud-lab', 'web-hosting', 'office-365'),
  },
];
