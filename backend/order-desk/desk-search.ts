import { listProducts } from '#backend/catalogue/desk/product-resource.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { foundColumns } from '#contracts/desk/columns/found-columns.vi.ts';
import type { FoundRecord } from '#contracts/desk/found-record.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { listCustomers } from './customers/list-customers.ts';
import { listOrders } from './desk-orders.ts';
import { listServices } from './desk-services.ts';
import { listInvoices } from './invoices/desk-invoices.ts';

/** Of each kind. */
const MAX_FOUND = 5;
/** Fewer letters find nearly everything. */
const MIN_WORDS = 2;

const found = (kind: FoundRecord['kind'], id: string, texts: Pick<FoundRecord, 'name' | 'about' | 'path'>) => ({
  id: `${kind}/${id}`,
  kind,
  ...texts,
});

const search = async (db: Database, words: string, now: number): Promise<readonly FoundRecord[]> => {
  if (words.length < MIN_WORDS) return [];
  const query: DeskQuery = { words, filter: {}, sort: '', isDescending: true, limit: MAX_FOUND, offset: 0 };
  const [orders, customers, services, invoices, products] = await Promise.all([
    listOrders(db, query),
    listCustomers(db, query),
    listServices(db, query, now),
    listInvoices(db, query),
    // Signs alone name no product.
    foldVietnamese(words).length < MIN_WORDS ? { rows: [] } : listProducts(db, { ...query, isDescending: false }),
  ]);
  return [
    ...orders.rows.map(({ id, number, name, placedAt }) =>
      found('orders', id, { name: number, about: `${name} · ${formatDate(placedAt)}`, path: `/orders/${id}/show` }),
    ),
    ...customers.rows.map(({ id, name, email, phone }) =>
      found('customers', id, {
        name,
        about: [email, formatPhone(phone)].filter(Boolean).join(' · '),
        path: `/customers/${id}/show`,
      }),
    ),
    ...services.rows.map(({ id, name, plan, customer }) =>
      found('services', id, { name, about: `${plan} · ${customer}`, path: `/services/${id}/show` }),
    ),
    ...invoices.rows.map(({ id, number, buyer, orderId }) =>
      found('invoices', id, { name: number, about: buyer, path: `/orders/${orderId}/show` }),
    ),
    ...products.rows.map(({ id, title, lineTitle }) =>
      found('products', id, { name: title, about: `${id} · ${lineTitle}`, path: `/products/${id}` }),
    ),
  ];
};

/**
 * Orders, customers, services, invoices and products by one field: numbers, names with or without accents, telephone,
 * e-mail, domains, network addresses. A few of each kind, and nothing without words.
 */
export const searchResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'search',
  reader: 'search:read',
  sorts: ['kind'],
  filters: [],
  columns: foundColumns,
  list: async ({ words }) => {
    const rows = await search(db, words, clock.now());
    return { rows, total: rows.length };
  },
  read: async () => null,
});
