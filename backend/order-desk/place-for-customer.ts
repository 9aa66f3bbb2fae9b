import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import { products } from '#backend/catalogue/schema.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { placeInTransaction, type WholeOrder } from '#backend/orders/whole-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type DeskOrder, type DeskOutcome, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { type newOrderFields, optionKey } from '#contracts/desk/order-record.ts';
import type { SoldProduct } from '#core/order-rules/sold-product.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { orderSentences } from './order-words.vi.ts';
import { readBuyer } from './read-buyer.ts';

type Typed = z.output<typeof newOrderFields>;

/** Null where none was chosen. Throws FieldRefusal for an unknown one. */
const findCustomer = async (tx: Transaction, { customerId }: Typed) => {
  if (!customerId) return null;
  const [party] = await tx.select().from(parties).where(eq(parties.id, customerId));
  if (party === undefined) throw new FieldRefusal({ customerId: orderSentences.noCustomer });
  const [login] = await tx
    .select({ id: userLogins.id })
    .from(userLogins)
    .where(eq(userLogins.partyId, party.id))
    .limit(1);
  return { party, hasAccount: login !== undefined };
};

type TypedLine = Typed['lines'][number];
type Chosen = Pick<WholeOrder['input']['lines'][number], 'options' | 'children'>;

const idsOf = (answer: TypedLine['options'][string]): readonly string[] =>
  answer === null || answer === '' ? [] : typeof answer === 'string' ? [answer] : answer;

/**
 * Priced values become items of their own, others and texts stay with the line, as in the shop. Throws FieldRefusal for
 * an option or a value that the product does not have.
 */
const readOptions = (product: SoldProduct, { options: given }: TypedLine, at: number): Chosen => {
  const fieldOf = (key: string): string => `lines.${at}.options.${key}`;
  const unknown = Object.keys(given).find((key) => product.options.every(({ id }) => optionKey(id) !== key));
  if (unknown !== undefined) throw new FieldRefusal({ [fieldOf(unknown)]: orderSentences.noOption });
  const chosen = product.options.map((option) => {
    const ids = idsOf(lookUp(given, optionKey(option.id)) ?? null);
    if (isWritten(option)) return { option, texts: ids.map((text) => cleanTyped(text)), values: [] };
    const values = ids.map((id) => option.values.find((value) => value.id === id));
    if (values.includes(undefined))
      throw new FieldRefusal({ [fieldOf(optionKey(option.id))]: orderSentences.noOption });
    return { option, texts: [], values: values.filter((value) => value !== undefined) };
  });
  return {
    options: chosen.flatMap(({ option: { id, name }, texts, values }) =>
      [...texts, ...values.flatMap(({ productId, title }) => (productId === null ? [title] : []))].map((value) => ({
        id,
        name,
        value,
      })),
    ),
    children: chosen.flatMap(({ values }) =>
      values.flatMap(({ productId }) => (productId === null ? [] : [{ productId, expectedPrice: null }])),
    ),
  };
};

/** At today's prices. Throws FieldRefusal for an unknown product or option. */
const readLines = async (tx: Transaction, { lines }: Typed): Promise<WholeOrder['input']> => {
  const { id, sku } = products;
  const known = await tx
    .select({ id, sku })
    .from(products)
    .where(
      inArray(
        sku,
        lines.map(({ product }) => product),
      ),
    );
  const list = await loadPriceList(
    tx,
    known.map((each) => each.id),
  );
  return {
    attached: [],
    lines: lines.map((line, at) => {
      const { product, term, quantity } = line;
      const found = known.find((each) => each.sku === product);
      const sold = found && list.get(found.id);
      if (sold === undefined) throw new FieldRefusal({ [`lines.${at}.product`]: orderSentences.noProduct });
      return {
        productId: sold.id,
        term,
        quantity,
        expectedPrice: null,
        description: '',
        gift: false,
        itemType: null,
        idempotencyKey: null,
        instalmentPlan: null,
        quotation: null,
        ...readOptions(sold, line, at),
      };
    }),
  };
};

/** Throws FieldRefusal for a code that does not count. */
const requireCodes = (asked: readonly string[], counted: readonly string[]): void => {
  const missing = asked.map(normaliseVoucherCode).find((code) => !counted.includes(code));
  if (missing !== undefined) throw new FieldRefusal({ codes: orderSentences.codeRefused(missing) });
};

const placeholder = { name: 'Khách', phone: '0900000000', email: 'khach@example.invalid' };

/** Fills in a new customer where no buyer is typed yet: placing an order needs one, its prices do not. */
export const withPlaceholderBuyer = (typed: Typed): Typed =>
  typed.customerId
    ? typed
    : {
        ...typed,
        name: typed.name || placeholder.name,
        phone: typed.phone || placeholder.phone,
        email: typed.email || placeholder.email,
      };

/**
 * Places an open order for a customer who called, by the function of the shop: the same prices, stock and mail, which
 * leads to the payment. It belongs to the customer who was chosen, else to a new guest. Throws FieldRefusal
 * and the failures of `placeWholeOrder`; a domain is refused, as nobody asks its registry here.
 */
export const placeForCustomer = async (
  deps: Pick<OrderDeps, 'clock' | 'secrets' | 'environment'>,
  tx: Transaction,
  typed: Typed,
  { member }: DeskOrder,
): Promise<DeskOutcome> => {
  const customer = await findCustomer(tx, typed);
  const { contact, invoiceRequest } = readBuyer({
    ...typed,
    name: typed.name || (customer?.party.fullName ?? ''),
    phone: typed.phone || (customer?.party.phone ?? ''),
    email: typed.email || (customer?.party.email ?? ''),
  });
  const partyId = customer?.hasAccount ? customer.party.id : null;
  const order = await placeInTransaction(
    deps,
    tx,
    {
      // No browser has this session.
      visitor: { sessionId: newId(), partyId, guestSessionId: null, staff: false },
      address: '',
      by: `staff ${member.name}`,
      guestId: partyId === null ? (customer?.party.id ?? null) : null,
    },
    {
      input: await readLines(tx, typed),
      customer: { contact, invoiceRequest, address: null, note: cleanLines(typed.note) },
      vouched: typed.codes.length === 0 ? null : { codes: typed.codes, seen: null },
      source: partyId === null ? 'express' : 'order',
    },
    new Map(),
  );
  const [placed] = await tx.select({ vouchers: orders.vouchers }).from(orders).where(eq(orders.id, order.id));
  const counted = placed?.vouchers.map(({ code }) => code) ?? [];
  requireCodes(typed.codes, counted);
  return {
    id: order.id,
    before: {},
    after: {
      order: order.orderNumber,
      isAccount: partyId !== null,
      ...(counted.length === 0 ? {} : { code: counted.join(', ') }),
    },
  };
};
