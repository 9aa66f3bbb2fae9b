import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderReply } from '#adapters/replies/order-reply.ts';
import { topLines } from '#core/orders/order.ts';
import { fail, ok } from '#core/shared/result.ts';

const attributes = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));

const machine = {
  orderItemId: 'a'.repeat(32),
  orderLineItem: { orderLineItemParentId: null },
  description: '',
  quantity: 3,
  unitType: 'MONTH',
  orderItemName: 'Cloud Server SSD 1',
  vatRate: 8,
  totalPrice: { amount: 609_120, currencyCode: 'VND' },
  customAttributes: attributes({
    count: '2',
    net: '282000',
    exempt: '0',
    renewalNet: '297000',
    renewalExempt: '0',
    vatInside: 'false',
    priceHeldUntil: '1795000000000',
    category: 'cloud-server',
    handle: 'cloud-server-ssd-1',
    unitName: 'Tháng',
  }),
  productOptions: [{ idOption: '106066', name: 'Hệ điều hành', value: 'Debian 12' }],
  variant: { id: '1001', sku: 'CS-01', image: '/uploads/cloud-server.png' },
};
const child = {
  ...machine,
  orderItemId: 'b'.repeat(32),
  orderLineItem: { orderLineItemParentId: machine.orderItemId },
  customAttributes: attributes({
    count: '2',
    net: '150000',
    exempt: '0',
    renewalNet: '150000',
    renewalExempt: '0',
    vatInside: 'false',
    priceHeldUntil: '1795000000000',
  }),
  totalPrice: { amount: 324_000, currencyCode: 'VND' },
  productOptions: [],
  variant: { id: '2001', sku: '', image: null },
};
const wire = {
  id: 'c'.repeat(32),
  orderNumber: 'DH202611200001',
  orderStatus: 10,
  financialStatus: 'UNPAID',
  ownerName: null,
  ownerEmail: null,
  ownerPhone: null,
  ownerPartyId: null,
  note: null,
  createdAt: 1_795_000_000_000,
  version: 3,
  customAttribute: { source: 'cart' },
  invoiceRequest: null,
  shippingAddress: null,
  totalPrice: { amount: 933_120, currencyCode: 'VND' },
  lineItems: [machine, child],
};

const read = (value: unknown) => {
  const parsed = z.safeParse(orderReply, value);
  return parsed.success ? ok(parsed.data) : fail({ kind: 'garbled' });
};

/** The paths of all values in a JSON value. */
const placesOf = (
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [[...path, key], ...placesOf(each, [...path, key])])
    : [];

const withReplaced = (value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown => {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === String(key) ? withReplaced(each, rest, put) : each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      if (name !== key) return [[name, each]];
      return put === undefined && rest.length === 0 ? [] : [[name, withReplaced(each, rest, put)]];
    }),
  );
};

describe('an order reply', () => {
  test('ENT-02 ENT-03 ENT-04 owner, lines, options, charges and totals are parsed', () => {
    const order = read(wire);
    expect(order).toMatchObject({
      ok: true,
      value: {
        number: 'DH202611200001',
        status: 'draft',
        source: 'cart',
        totals: { net: 864_000, vat: 69_120, gross: 933_120 },
      },
    });
    if (!order.ok) return;
    expect(topLines(order.value)).toHaveLength(1);
    expect(order.value.lines[0]).toMatchObject({
      term: 3,
      quantity: 2,
      slug: 'cloud-server-ssd-1',
      imagePath: '/uploads/cloud-server.png',
      charge: { net: 282_000 },
    });
    expect(order.value.lines[1]).toMatchObject({ parentId: machine.orderItemId, slug: null, idempotencyKey: null });
  });

  test('ENT-02 ENT-03 who looks after it, another receiver and both parts of the address are parsed', () => {
    const at = { provinceCode: '01', province: 'Hà Nội', wardCode: '00070', ward: 'Phường Hoàn Kiếm' };
    const owner = { ownerName: 'Trần Thị Bích', ownerPhone: '0912345678', ownerPartyId: 'kh-1' };
    const shippingAddress = { ...at, name: 'Lê Văn Kho', phone: '0987654321', address1: 'Toà A', address2: 'Tầng 3' };
    expect(read({ ...wire, ...owner, saleName: 'Nguyễn Hoa', shippingAddress })).toMatchObject({
      ok: true,
      value: {
        salesperson: 'Nguyễn Hoa',
        receiver: { name: 'Lê Văn Kho', phone: '0987654321' },
        address: { street: 'Toà A, Tầng 3', wardName: 'Phường Hoàn Kiếm' },
      },
    });
    const own = { ...shippingAddress, name: owner.ownerName, phone: owner.ownerPhone, address2: null };
    const order = read({ ...wire, ...owner, shippingAddress: own });
    expect(order).toMatchObject({ ok: true, value: { address: { street: 'Toà A' } } });
    expect(order.ok && ('receiver' in order.value || 'salesperson' in order.value)).toBe(false);
  });

  test('ENT-02 ENT-04 a reply with any value missing, null or of another type is an order or garbled, and never throws', () => {
    const anything = fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.jsonValue(),
      fc.constantFrom(-1, 0.5, 1e308, ''),
    );
    fc.assert(
      fc.property(fc.constantFrom(...placesOf(wire)), anything, (path, put) => {
        const result = read(withReplaced(wire, path, put));
        if (!result.ok) expect(result.failure).toEqual({ kind: 'garbled' });
        else
          expect(result.value.totals.gross).toBe(result.value.lines.reduce((sum, line) => sum + line.amounts.gross, 0));
      }),
      { numRuns: 2_000 },
    );
  });

  test('ENT-02 any JSON is an order or garbled, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(read(value)).toEqual({ ok: false, failure: { kind: 'garbled' } });
      }),
      { numRuns: 500 },
    );
  });

  test('ENT-03 an amount that price, quantity and rate do not yield is garbled, so that no wrong total is shown', () => {
    const money = placesOf(wire).filter((path) => path.at(-1) === 'amount');
    fc.assert(
      fc.property(fc.constantFrom(...money), fc.integer({ min: 1, max: 1_000_000 }), (path, more) => {
        const before = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], wire);
        expect(read(withReplaced(wire, path, Number(before) + more)).ok).toBe(false);
      }),
    );
  });

  test('ENT-04 an option without its parent item and a duplicate line are garbled', () => {
    expect(read({ ...wire, lineItems: [child] }).ok).toBe(false);
    expect(read({ ...wire, lineItems: [machine, machine, child] }).ok).toBe(false);
  });
});
