import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { websiteStoreId } from '#contracts/organisation.ts';
import type { Category } from '#core/catalogue/category.ts';
import { type ShopEvent, type ShopState, shopAfter, shopAtFirst } from '#core/pages/shop-state.ts';
import { categoryId, productId } from '#core/shared/ids.ts';

const storeId = fc.constantFrom('5001', '0123', '0456');
const category = (id: string): Category => ({
  id: categoryId(id),
  handle: id,
  title: id,
  description: '',
  level: 1,
  parentHandle: null,
  icon: null,
  productCount: 0,
  priceFrom: null,
  children: [],
});
const name = fc.constantFrom('may.vn', 'gio.vn', 'nang.com');
const voucher = fc.record({ code: fc.string(), title: fc.string() });
const anyEvent: fc.Arbitrary<ShopEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('categories-came' as const),
    storeId,
    categories: fc.array(fc.constantFrom('3401', '3402').map(category)),
  }),
  fc.record({ kind: fc.constant('store-entered' as const), storeId }),
  fc.record({ kind: fc.constant('os-chosen' as const), os: fc.constantFrom('Debian 12', 'AlmaLinux 9') }),
  fc.record({
    kind: fc.constant('rented' as const),
    productId: fc.constantFrom('1001', '1004').map(productId),
    time: fc.constantFrom(1, 3, 12),
  }),
  fc.record({ kind: fc.constant('vouchers-came' as const), own: fc.array(voucher), suggested: fc.array(voucher) }),
  fc.record({ kind: fc.constant('domain-asked' as const), name }),
  fc.record({
    kind: fc.constant('domain-answered' as const),
    answer: fc.record({ name, status: fc.constantFrom('available' as const, 'registered' as const) }),
  }),
);
const after = (events: readonly ShopEvent[]): ShopState => events.reduce(shopAfter, shopAtFirst(websiteStoreId));
const check = (law: (events: readonly ShopEvent[], state: ShopState) => void) =>
  fc.assert(fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => law(events, after(events))));

describe('STA-02 what the pages hold of the shop', () => {
  test('STA-02 it begins with the website store, nothing chosen and nothing asked', () => {
    expect(shopAtFirst(websiteStoreId)).toMatchObject({
      storeId: websiteStoreId,
      osChoice: null,
      rented: null,
      currentOrder: null,
    });
  });

  test('STA-02 the categories shown are always those of the store that was entered', () =>
    check((_, state) => {
      expect(state.categories).toEqual(state.categoriesByStore[state.storeId] ?? []);
    }));

  test('STA-02 an answer is only ever about the domain that is asked for', () =>
    check((_, { domain }) => {
      if (domain.result !== null) expect(domain.result.name).toBe(domain.selection);
    }));

  test('STA-02 the rented item and its time are the last that was rented; another item forgets the system', () =>
    check((events, state) => {
      const last = events.findLast((event) => event.kind === 'rented');
      expect(state.rented).toEqual(last ? { productId: last.productId, time: last.time } : null);
      const other = shopAfter(state, { kind: 'rented', productId: productId('9999'), time: 1 });
      expect(other.osChoice).toBe(null);
    }));

  test('STA-02 an event never changes the state before it', () =>
    check((events, state) => {
      const before = JSON.stringify(state);
      for (const event of events) shopAfter(state, event);
      expect(JSON.stringify(state)).toBe(before);
    }));
});
