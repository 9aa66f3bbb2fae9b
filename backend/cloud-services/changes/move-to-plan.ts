import { eq } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { onPlan } from '#contracts/service-changes.ts';

/** The columns of a service on another plan. */
export const moveToPlan = async (
  tx: Transaction,
  service: CloudServiceRow,
  productId: string,
): Promise<Pick<CloudServiceRow, 'productId' | 'productTitle' | 'setUp' | 'name'>> => {
  const [plan] = await tx.select().from(products).where(eq(products.id, productId));
  if (!plan) throw new Error(`product ${productId} is not there`);
  const setUp = onPlan(service.setUp, service.productTitle, plan);
  return { productId: plan.id, productTitle: plan.title, setUp, name: setUp.name };
};
