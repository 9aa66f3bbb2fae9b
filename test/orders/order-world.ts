import fc from 'fast-check';
import { expect } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import type { Checkout, NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import {
  type IdempotencyKey,
  idempotencyKey,
  type LineItemId,
  type OrderId,
  type PartyId,
  type Token,
} from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { Result } from '#core/shared/result.ts';

/** An anonymous visitor and the adapters that carry their session. */
export type Shopper = {
  readonly orders: OrderGateway;
  readonly customers: CustomerGateway;
};

/** A customer and the adapters that carry their session. */
export type LoggedIn = Shopper & { readonly party: PartyId };

/** A browser whose guest may log in, as a new or an existing customer. */
export type Browser = { readonly guest: Shopper; readonly logIn: (as?: PartyId) => Promise<LoggedIn> };

/** An order service for several visitors. */
export type OrderWorld = {
  readonly shopper: () => Promise<Shopper>;
  /** Without a token. */
  readonly stranger: () => Promise<Shopper>;
  readonly holder: (token: Token) => Promise<Shopper>;
  readonly browser: () => Promise<Browser>;
  readonly signer: GuestSigner;
  /** ms since 1970 UTC at the service. */
  readonly now: () => number;
  /** Runs `work` as if this many milliseconds had passed. */
  readonly later: <Value>(milliseconds: number, work: () => Promise<Value>) => Promise<Value>;
  /** Sets a product's prices to this percentage of the seed's while `work` runs. */
  readonly atPrice: <Value>(productId: string, percent: number, work: () => Promise<Value>) => Promise<Value>;
  /** Withdraws a product from sale while `work` runs. */
  readonly withdrawn: <Value>(productId: string, work: () => Promise<Value>) => Promise<Value>;
  /** Registers a domain for somebody else, at another registrar. */
  readonly registered: (name: string) => Promise<void>;
  /** Number of runs per property; lower where every call crosses a network. */
  readonly runs: number;
};

let keyCount = 0;
/** An idempotency key that is unique in this run. */
export const freshIdempotencyKey = (): IdempotencyKey =>
  idempotencyKey(
    `${Date.now().toString(16)}${(++keyCount).toString(16).padStart(8, '0')}${Math.random().toString(16).slice(2)}`,
  );

/** An unregistered .com name. */
export const freeDomain = (extension = '.com'): string => `cua-hang-${freshIdempotencyKey().slice(-20)}${extension}`;

export const unwrap = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`expected a value: ${JSON.stringify(result.failure)}`);
  return result.value;
};

export const failureOf = (result: Result<unknown, PortFailure>): PortFailure => {
  if (result.ok) throw new Error(`expected a failure: ${JSON.stringify(result.value)}`);
  return result.failure;
};

export const expectRejected = (result: Result<unknown, PortFailure>, code: string): void =>
  expect(failureOf(result)).toMatchObject({ kind: 'rejected', code });

export const expectNotFound = (result: Result<unknown, PortFailure>): void =>
  expect(failureOf(result)).toEqual({ kind: 'not-found' });

export const newCart = async (shopper: Shopper): Promise<Order> =>
  unwrap(await shopper.orders.createDraftCart(freshIdempotencyKey()));

export const addLineTo = async (shopper: Shopper, id: OrderId, line: NewLine): Promise<LineItemId> =>
  unwrap(await shopper.orders.addLine(id, line, freshIdempotencyKey())).line;

export const loadOrder = async (shopper: Shopper, id: OrderId): Promise<Order> => unwrap(await shopper.orders.load(id));

export const contact: Contact = { name: 'Trần Thị Bích', phone: '0912345678', email: 'bich.tran@example.com' };

export const checkout: Checkout = {
  contact,
  address: {
    street: '12 Lý Thường Kiệt',
    provinceCode: '01',
    provinceName: 'Thành phố Hà Nội',
    wardCode: '00070',
    wardName: 'Phường Hoàn Kiếm',
  },
  invoiceRequest: null,
  note: 'Gọi trước khi giao',
};

/** The customer record of a guest. */
export const newParty = async (shopper: Shopper, name = contact.name): Promise<PartyId> =>
  unwrap(
    await shopper.customers.create(
      { name, phone: contact.phone, email: contact.email, address: '12 Lý Thường Kiệt' },
      freshIdempotencyKey(),
    ),
  );

/** An order that was placed and is not paid yet. */
export const placeOpenOrder = async (shopper: Shopper, line: NewLine): Promise<Order> => {
  const cart = await newCart(shopper);
  await addLineTo(shopper, cart.id, line);
  unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
  return unwrap(await shopper.orders.open(cart.id));
};

/** Checks a property with as many runs as the world allows, each with a new visitor. */
export const always = async <Values extends [unknown, ...unknown[]], World extends OrderWorld = OrderWorld>(
  open: () => Promise<World>,
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (world: World, shopper: Shopper, ...values: Values) => Promise<void>,
): Promise<void> => {
  const world = await open();
  const values = fc.tuple<Values>(...arbitraries);
  const property = fc.asyncProperty(values, async (drawnValues) => check(world, await world.shopper(), ...drawnValues));
  await fc.assert(property, { numRuns: world.runs });
};
