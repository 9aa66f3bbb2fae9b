import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { orderChoiceColumns } from '#contracts/desk/columns/order-columns.vi.ts';
import { type OrderChoiceRecord, optionKey } from '#contracts/desk/order-record.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import { findDefault } from '#core/catalogue/configuration.ts';
import { monthsOfTerm, type SoldProduct } from '#core/order-rules/sold-product.ts';
import { chargeTotal } from '#core/pricing/amounts.ts';
import { optionKinds } from '#core/pricing/quoted-product.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { divideDong } from '#core/shared/dong.ts';

const toChoice = ({ sku, title, prices, options }: SoldProduct): OrderChoiceRecord => ({
  id: sku,
  title,
  terms: prices.map((price) => ({
    term: price.term,
    perMonth: divideDong(chargeTotal(price.charge), monthsOfTerm(price)),
  })),
  options: options.map((option) => ({
    id: optionKey(option.id),
    name: option.name,
    isWritten: optionKinds[option.kind].isWritten,
    isMultiple: optionKinds[option.kind].isMultiple,
    required: option.required,
    initial: findDefault(option)?.id ?? null,
    values: option.values.filter(isAvailable).map(({ id, title: value, perMonth }) => ({ id, title: value, perMonth })),
  })),
});

/** Terms and options of the products that are sold, for the form of an order. */
export const orderChoiceResource = ({ db }: Pick<BackendDeps, 'db'>): DeskResource => {
  const isSold = and(eq(products.available, true), ne(products.type, DOMAIN_LINE));
  const choicesOf = async (within: Database | Transaction, ids: readonly string[]) => {
    const list = await loadPriceList(within, ids);
    return ids.flatMap((id) => list.get(id) ?? []).map(toChoice);
  };
  return {
    name: 'order-choices',
    reader: 'orders:act',
    sorts: ['id'],
    filters: [],
    columns: orderChoiceColumns,
    list: async ({ words, isDescending, limit, offset }) => {
      const wanted = and(isSold, containing(words, [products.sku, products.title]));
      const found = await db
        .select({ id: products.id })
        .from(products)
        .where(wanted)
        .orderBy((isDescending ? desc : asc)(products.sku))
        .limit(limit)
        .offset(offset);
      const rows = await choicesOf(
        db,
        found.map(({ id }) => id),
      );
      return { rows, total: await db.$count(products, wanted) };
    },
    read: async (within, sku) => {
      const [found] = await within
        .select({ id: products.id })
        .from(products)
        .where(and(isSold, eq(products.sku, sku)));
      const [choice] = found ? await choicesOf(within, [found.id]) : [];
      return choice ?? null;
    },
  };
};
