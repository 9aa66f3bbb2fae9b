import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  keepsAboveZero,
  type RefundSource,
  remainingSources,
  shareRefund,
  type TakenBack,
  toAdjustmentRows,
} from '#core/order-rules/adjustment-rows.ts';
import { noAmounts, subtractAmounts, sumAmounts, withVat } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { amountsOfUnit, computeRefund, partOfPaid } from '#core/pricing/refund.ts';
import { dong } from '#core/shared/dong.ts';

const anySource = fc
  .record({
    orderId: fc.constantFrom('first', 'renewal', 'instalment'),
    vatPercent: fc.constantFrom(0, 5, 8, 10),
    net: fc.integer({ min: 0, max: 500_000_000 }),
    exempt: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })),
  })
  .map(
    ({ orderId, vatPercent, net, exempt }): RefundSource => ({
      orderId,
      vatPercent,
      amounts: withVat({ net: dong(net), exempt: dong(exempt) }, vatPercent),
    }),
  );
const anySources = fc.array(anySource, { minLength: 1, maxLength: 8 });
const anyUse = fc
  .tuple(fc.integer({ min: 1, max: 1_100 }), fc.nat(1_200))
  .map(([termDays, used]) => ({ termDays, usedDays: Math.min(used, termDays) }));
const amountsOf = (sources: readonly RefundSource[]): readonly Amounts[] => sources.map(({ amounts }) => amounts);
const parts = ['net', 'exempt', 'vat', 'gross'] as const;

describe('adjusting invoices of a refund', () => {
  test('PAY-04 SVC-01 the shares of a refund add up to it to the đồng, and none exceeds what its order was paid', () => {
    fc.assert(
      fc.property(anySources, anyUse, (sources, used) => {
        const paid = sumAmounts(amountsOf(sources));
        const refund = computeRefund(paid, paid, used);
        const shares = shareRefund(refund, amountsOf(sources));
        expect(sumAmounts(shares)).toEqual(refund);
        shares.forEach((share, at) => {
          for (const part of parts) {
            expect(share[part]).toBeGreaterThanOrEqual(0);
            expect(share[part]).toBeLessThanOrEqual(sources[at]?.amounts[part] ?? 0);
          }
        });
      }),
    );
  });

  test('PAY-04 SVC-01 parts given back one after another, in whatever order they are sent, never exceed what was paid', () => {
    const anyParts = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.nat(100)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anySources, anyParts, (sources, wishes) => {
        const all = sumAmounts(amountsOf(sources));
        // Each is chosen of what the earlier ones leave, before any money is sent.
        const promised: Amounts[] = [];
        for (const [permille] of wishes) {
          const left = subtractAmounts(all, sumAmounts(promised));
          promised.push(partOfPaid(left, dong(Math.floor((left.gross * permille) / 1_000))));
        }
        const sent = promised
          .map((amounts, at) => ({ amounts, turn: wishes[at]?.[1] ?? 0 }))
          .toSorted((one, other) => one.turn - other.turn);
        const taken: TakenBack[] = [];
        for (const { amounts } of sent) {
          const left = remainingSources(sources, taken);
          const rows = toAdjustmentRows(amounts, left, 'Hoàn tiền');
          const lowered = [...rows].flatMap(([orderId, own]) =>
            own.map((row) => ({
              orderId,
              vatPercent: row.vatPercent,
              amounts: subtractAmounts(noAmounts, row.amounts),
            })),
          );
          expect(sumAmounts(lowered.map((each) => each.amounts))).toEqual(amounts);
          taken.push(...lowered);
        }
        const left = remainingSources(sources, taken);
        for (const { amounts } of left) for (const part of parts) expect(amounts[part]).toBeGreaterThanOrEqual(0);
        expect(sumAmounts(amountsOf(left))).toEqual(subtractAmounts(all, sumAmounts(promised)));
      }),
    );
  });

  test('PAY-04 SVC-01 the rows are negative, at the rates of their order, and add up to the refund', () => {
    fc.assert(
      fc.property(anySources, anyUse, (sources, used) => {
        const paid = sumAmounts(amountsOf(sources));
        const refund = computeRefund(paid, paid, used);
        const rows = toAdjustmentRows(refund, sources, 'Hoàn tiền');
        const all = [...rows.values()].flat().map(({ amounts }) => amounts);
        for (const part of parts) expect(sumAmounts(all)[part] + refund[part]).toBe(0);
        for (const [orderId, own] of rows)
          for (const { vatPercent, amounts, unitPrice, quantity } of own) {
            expect(amounts.gross).toBeLessThan(0);
            expect(quantity * unitPrice).toBe(amounts.net + amounts.exempt);
            const rates = sources.filter((source) => source.orderId === orderId).map((source) => source.vatPercent);
            expect([null, ...rates]).toContain(vatPercent);
          }
      }),
    );
  });

  test('PAY-04 SVC-01 whoever of the units of a line is paid back, and in any order, no invoice falls below zero', () => {
    fc.assert(
      fc.property(anySources, fc.integer({ min: 1, max: 12 }), fc.infiniteStream(anyUse), (sources, units, uses) => {
        const lowered = Array.from({ length: units }, (_, position) => {
          const own = sources.map((source) => ({ ...source, amounts: amountsOfUnit(source.amounts, position, units) }));
          const paid = sumAmounts(amountsOf(own));
          const used = uses.next().value ?? { usedDays: 0, termDays: 30 };
          return toAdjustmentRows(computeRefund(paid, paid, used), own, 'Hoàn tiền');
        });
        for (const orderId of new Set(sources.map((source) => source.orderId))) {
          const invoice = sources
            .filter((source) => source.orderId === orderId)
            .flatMap(({ vatPercent, amounts: { net, exempt, vat } }) => [
              { vatPercent, amounts: { net, exempt: dong(0), vat, gross: dong(net + vat) } },
              { vatPercent: null, amounts: { net: dong(0), exempt, vat: dong(0), gross: exempt } },
            ]);
          expect(
            keepsAboveZero(
              invoice,
              lowered.flatMap((rows) => rows.get(orderId) ?? []),
            ),
          ).toBe(true);
        }
      }),
    );
  });

  test('PAY-04 a refund of all lowers every rate to zero, and one đồng more is refused', () => {
    const amounts = withVat({ net: dong(299_000), exempt: dong(350_000) }, 8);
    const [rows] = toAdjustmentRows(amounts, [{ orderId: 'a', vatPercent: 8, amounts }], 'Hoàn tiền .vn').values();
    expect(rows?.map(({ title, vatPercent, amounts: { gross } }) => [title, vatPercent, gross])).toEqual([
      ['Hoàn tiền .vn', 8, -322_920],
      ['Phí, lệ phí nhà nước: Hoàn tiền .vn', null, -350_000],
    ]);
    const invoice = (rows ?? []).map(({ vatPercent, amounts: each }) => ({
      vatPercent,
      amounts: { net: dong(-each.net), exempt: dong(-each.exempt), vat: dong(-each.vat), gross: dong(-each.gross) },
    }));
    expect(keepsAboveZero(invoice, rows ?? [])).toBe(true);
    const one = { net: dong(-1), exempt: dong(0), vat: dong(0), gross: dong(-1) };
    for (const vatPercent of [8, 10, null])
      expect(keepsAboveZero(invoice, [...(rows ?? []), { vatPercent, amounts: one }])).toBe(false);
  });
});
