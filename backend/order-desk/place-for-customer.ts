import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import { products } from '#backend/catalogue/schema.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { placeInTransaction, type WholeOrder } from '#backend/orders/whole-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type DeskOrder, type DeskOutcome, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { newOrderFields } from '#contracts/desk/order-record.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
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

/** At today's prices, without options. Throws FieldRefusal for an unknown product. */
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
  return {
    attached: [],
    lines: lines.map(({ product, term, quantity }, at) => {
      const found = known.find((each) => each.sku === product);
      if (found === undefined) throw new FieldRefusal({ [`lines.${at}.product`]: orderSentences.noProduct });
      return {
        productId: found.id,
        term,
        quantity,
        expectedPrice: null,
        description: '',
        options: [],
        gift: false,
        itemType: null,
        idempotencyKey: null,
        instalmentPlan: null,
        quotation: null,
        children: [],
      };
    }),
  };
};

/**
 * Places an open order for a customer who called, by the function of the shop: the same prices, stock and mail, which
 * leads to the payment. It belongs to the account of the customer who was chosen, else to a guest. Throws FieldRefusal
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
      by: `staff ${member.name}`,
    },
    {
      input: await readLines(tx, typed),
      customer: { contact, invoiceRequest, address: null, note: cleanLines(typed.note) },
      vouched: null,
      source: partyId === null ? 'express' : 'order',
    },
    new Map(),
  );
  return { id: order.id, before: {}, after: { order: order.orderNumber, isAccount: partyId !== null } };
};
