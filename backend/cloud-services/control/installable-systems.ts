import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { options, optionValues, products } from '#backend/catalogue/schema.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { installableSystems } from '#contracts/service-actions.ts';
import { SYSTEM } from '#contracts/service-facts.ts';

/** What a service can be reinstalled with; empty for services without an operating system. */
export const findInstallableSystems = async (
  db: Database | Transaction,
  { type, productId, setUp }: CloudServiceRow,
): Promise<readonly string[]> => {
  const values = await db
    .select({ title: optionValues.title, productId: optionValues.productId })
    .from(optionValues)
    .innerJoin(options, and(eq(options.id, optionValues.optionId), eq(options.name, SYSTEM)))
    .innerJoin(
      products,
      and(
        eq(products.id, productId),
        or(isNull(optionValues.onlyCategoryId), eq(optionValues.onlyCategoryId, products.categoryId)),
      ),
    )
    .orderBy(asc(optionValues.position));
  const systems = values.map((value) => ({ title: value.title, isFree: value.productId === null }));
  return installableSystems({ type, configs: setUp.configs }, systems);
};
