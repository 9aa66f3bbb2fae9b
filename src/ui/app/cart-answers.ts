import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CartOutcome } from '#core/cart/cart.ts';
import type { CommandName, PrivateQueryName, ValueOf } from '#core/operations.ts';
import { unknownVisitor, type VisitorState } from '#core/session/visitor-state.ts';
import * as paths from '#core/shared/paths.ts';
import { everyPrivateKey, privateKey } from './queries.ts';

/** Reads the visitor's cart from a command's answer; null when the answer is about an order that is placed already. */
type CartReader<Name extends CommandName> = (value: ValueOf<Name>) => CartOutcome | null;

const isCart = (outcome: CartOutcome): CartOutcome => outcome;
/** A placed order has its own page. [ROUTE-19] */
const mayBePlaced = (outcome: CartOutcome): CartOutcome | null =>
  outcome.goTo.startsWith(paths.cart()) ? outcome : null;

type CartCommand = {
  [Name in CommandName]: ValueOf<Name> extends CartOutcome ? Name : never;
}[CommandName];

const cartReaders: { readonly [Name in CartCommand]: CartReader<Name> } = {
  addByQuery: mayBePlaced,
  addDomains: isCart,
  addToCart: mayBePlaced,
  addTransfer: mayBePlaced,
  addVoucher: mayBePlaced,
  changeLine: mayBePlaced,
  clearCart: isCart,
  editLine: isCart,
  orderQuotation: isCart,
  registerBackup: mayBePlaced,
  removeLine: mayBePlaced,
  removeLines: mayBePlaced,
  removeVoucher: mayBePlaced,
  setCartNote: mayBePlaced,
  setLineOptions: mayBePlaced,
};
const readers: { readonly [Name in CommandName]?: CartReader<Name> } = cartReaders;

/** Queries that a command about the cart may affect; others may affect every private query. */
const cartQueries = [
  'listUnpaidOrders',
  'loadVisitor',
  'loadCart',
  'loadVouchers',
  'loadCheckout',
  'loadPayment',
  'loadPaymentResult',
  'loadOrder',
  'loadEditableOrder',
] as const satisfies readonly PrivateQueryName[];

/** What a command's success makes old. */
export const keysAffectedBy = (name: CommandName): readonly QueryKey[] =>
  readers[name] === undefined ? [everyPrivateKey] : cartQueries.map((query) => privateKey(query));

/** The answer contains the cart, so rendering it needs no request. */
export const cacheCart = <Name extends CommandName>(queries: QueryClient, name: Name, value: ValueOf<Name>): void => {
  const outcome = readers[name]?.(value) ?? null;
  if (outcome === null) return;
  const { cart, notice } = outcome;
  // The next page loads a cart that could not be reloaded.
  if (cart === null && notice !== 'cleared' && notice !== 'removed') return;
  if (cart) queries.setQueryData(privateKey('loadCart', { orderId: cart.orderId }), cart);
  queries.setQueryData(privateKey('loadCart', { orderId: null }), cart);
  queries.setQueryData<VisitorState>(privateKey('loadVisitor', {}), (before = unknownVisitor) => ({
    ...before,
    cartId: cart?.orderId ?? null,
    itemCount: cart?.itemCount ?? 0,
  }));
};
