import fc from 'fast-check';
import { expect } from 'vitest';
import type { StockAlerts } from '#core/catalogue/stock-alerts/stock-alerts.port.ts';
import { type IdempotencyKey, type ProductId, productId } from '#core/shared/ids.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

export type StockAlertsSubject = {
  /** A new guest. */
  readonly guest: () => Promise<StockAlerts>;
  readonly tokenless: StockAlerts;
  readonly products: readonly [ProductId, ProductId];
  /** Addresses that wait for the product, of all visitors, in alphabetical order. */
  readonly waiting: (product: ProductId) => Promise<readonly string[]>;
  readonly newIdempotencyKey: () => IdempotencyKey;
};

const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });
let addresses = 0;
/** An address that no other law uses. */
const freshAddress = (): string => {
  addresses += 1;
  return `cho-hang-${addresses}@example.vn`;
};

/** Laws of every StockAlerts adapter. */
export const stockAlertsLaws: readonly Law<StockAlertsSubject>[] = [
  {
    name: 'CAT-10 an address waits once for each plan that it asked for, however often and from wherever it asks',
    check: async (open) => {
      const subject = await open();
      const requests = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1, 2)), { maxLength: 5 });
      await forAll(
        requests,
        async (list) => {
          const own = [freshAddress(), freshAddress(), freshAddress()];
          const before = await Promise.all(subject.products.map((product) => subject.waiting(product)));
          for (const [product, address] of list) {
            const alerts = await subject.guest();
            const answer = await alerts.request(
              subject.products[product] ?? subject.products[0],
              own[address] ?? '',
              subject.newIdempotencyKey(),
            );
            expect(answer).toEqual({ ok: true, value: null });
          }
          for (const [at, product] of subject.products.entries()) {
            const wanted = list
              .filter(([wantedProduct]) => wantedProduct === at)
              .map(([, address]) => own[address] ?? '');
            expect(await subject.waiting(product)).toEqual([...new Set([...(before[at] ?? []), ...wanted])].toSorted());
          }
        },
        4,
      );
    },
  },
  {
    name: 'CAT-10 one press notes once, and its key serves no other request',
    check: async (open) => {
      const subject = await open();
      const [product, other] = subject.products;
      const [alerts, address, key] = [await subject.guest(), freshAddress(), subject.newIdempotencyKey()];
      const answers = await Promise.all([1, 2, 3].map(() => alerts.request(product, address, key)));
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
      expect((await subject.waiting(product)).filter((each) => each === address)).toHaveLength(1);
      expect(await alerts.request(other, address, key)).toMatchObject(refused('idempotency-key-reused'));
      expect(await subject.waiting(other)).not.toContain(address);
    },
  },
  {
    name: 'CAT-10 what is no plan and what is no address is refused, and nobody waits for it',
    check: async (open) => {
      const subject = await open();
      const alerts = await subject.guest();
      const unknown = productId('khong-co');
      const address = freshAddress();
      expect(await alerts.request(unknown, address, subject.newIdempotencyKey())).toMatchObject(
        refused('product-unavailable'),
      );
      for (const wrong of ['', 'an', 'an@', '@example.vn', 'an b@example.vn', `an@example.vn, binh@example.vn`])
        expect(await alerts.request(subject.products[0], wrong, subject.newIdempotencyKey())).toMatchObject({
          ok: false,
          failure: { kind: 'rejected', code: 'bad-input' },
        });
      const waiting = [...(await subject.waiting(unknown)), ...(await subject.waiting(subject.products[0]))];
      expect(waiting.filter((each) => each === address || !/^[^@\s,]+@[^@\s,]+$/.test(each))).toEqual([]);
    },
  },
  {
    name: 'GQL-06 CAT-10 nobody without a session is noted',
    check: async (open) => {
      const subject = await open();
      const address = freshAddress();
      const answer = await subject.tokenless.request(subject.products[0], address, subject.newIdempotencyKey());
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'denied' } });
      expect(await subject.waiting(subject.products[0])).not.toContain(address);
    },
  },
];

export const stockAlertsContract = (name: string, open: () => Promise<StockAlertsSubject>): void =>
  describeLaws(name, stockAlertsLaws, open);
