import { and, asc, eq } from 'drizzle-orm';
import { replaceNul } from '#backend/catalogue/replace-nul.ts';
import { categories, products } from '#backend/catalogue/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { LabService, PreFillment, ServiceTemplate } from '#contracts/generated/cloud-service.service.ts';
import type { OwnedService } from './read-services.ts';

/** Maximum per template or list of practice rooms. */
const MAX_PRODUCTS = 100;

const productsOfType = (db: Database, type: string) =>
  db
    .select({
      id: products.id,
      title: products.title,
      image: products.image,
      modelId: products.modelId,
      categoryId: products.categoryId,
    })
    .from(products)
    .where(eq(products.type, type))
    .orderBy(asc(products.position))
    .limit(MAX_PRODUCTS);

const titleOfLine = async (db: Database, handle: string): Promise<string | undefined> => {
  const [line] = await db
    .select({ title: categories.title })
    .from(categories)
    .where(and(eq(categories.level, 2), eq(categories.handle, handle)));
  return line?.title;
};

/** Throws NOT_FOUND for a type that the shop does not rent. [ENT-13 service template] */
export const loadTemplate = async (db: Database, type: string): Promise<ServiceTemplate> => {
  const name = await titleOfLine(db, replaceNul(type));
  if (name === undefined) throw notFound('service type');
  const mapped = await productsOfType(db, type);
  const productMapping = mapped.map(({ id, title }) => ({ productId: id, productTitle: title }));
  return { id: type, name, productMapping };
};

const LAB_TYPE = 'cloud-lab';

/** Empty for other product lines. [WIRE getListLabService] */
export const listLabServices = async (db: Database, productId: string): Promise<readonly LabService[]> => {
  const rooms = await productsOfType(db, LAB_TYPE);
  if (!rooms.some(({ id }) => id === productId)) return [];
  const groupItemName = (await titleOfLine(db, LAB_TYPE)) ?? LAB_TYPE;
  return rooms.map(({ id, title, image, modelId, categoryId }) => ({
    productId: id,
    productName: title,
    productParentId: modelId === id ? null : modelId,
    image,
    groupItemId: categoryId,
    groupItemName,
  }));
};

export const toPreFillment = ({ service, order }: OwnedService): PreFillment => {
  const { street = '', wardName = '', provinceName = '' } = order.address ?? {};
  return {
    serviceId: service.id,
    serviceName: service.name,
    type: service.type,
    domain: service.papers === null ? null : service.name,
    holder: {
      name: order.invoiceRequest?.company ?? order.ownerName ?? '',
      email: order.ownerEmail ?? '',
      phone: order.ownerPhone ?? '',
      address: [street, wardName, provinceName].filter((part) => part !== '').join(', '),
    },
  };
};
