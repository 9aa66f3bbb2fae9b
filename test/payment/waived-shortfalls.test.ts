import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSettlement, mayWaive } from '#core/order-rules/settle-payment.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000_000 });

test('PAY-02 money is accepted only when it is short, and by no more than the shop allows', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: -10_000, max: 10_000 }), fc.nat(10_000), (due, short, limit) => {
      const amount = due - short;
      const isAccepted = mayWaive({ due, amount, limit });
      expect(isAccepted).toBe(amount > 0 && short > 0 && short <= limit);
      if (isAccepted) expect(mayWaive({ due, amount, limit: limit + 1 })).toBe(true);
    }),
  );
});

test('PAY-02 a waived rest settles what would be a part, and never more than the order', () => {
  fc.assert(
    fc.property(amounts, fc.nat(), (due, seed) => {
      const amount = 1 + (seed % due);
      const attempt = { amount, total: due, takesParts: true, state: 'waiting', transactionId: null };
      const report = { amount, isPaid: true, transactionId: 'FT1' };
      const order = { isPayable: true, total: due, due };
      const verdictOf = (waived: number) => decideSettlement({ ...attempt, waived }, report, order);
      expect(verdictOf(due - amount)).toBe('settled');
      expect(verdictOf(0)).toBe(amount < due ? 'part' : 'settled');
      if (amount < due) expect(verdictOf(due - amount - 1)).toBe('part');
    }),
  );
});

const examples: readonly (readonly [due: number, amount: number, limit: number, isAccepted: boolean])[] = [
  [281_880, 280_880, 5_000, true],
  [281_880, 276_880, 5_000, true],
  [281_880, 276_879, 5_000, false],
  [281_880, 281_879, 5_000, true],
  [281_880, 281_880, 5_000, false],
  [281_880, 281_881, 5_000, false],
  [281_880, 281_879, 0, false],
  [1, 0, 5_000, false],
  [3_000, 1, 5_000, true],
  [3_000, -1, 5_000, false],
];
test.each(examples)('PAY-02 of %i đồng, %i came and %i may be missing', (due, amount, limit, isAccepted) => {
  expect(mayWaive({ due, amount, limit })).toBe(isAccepted);
});
