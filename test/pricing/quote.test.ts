import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { expectFailure, expectOk } from '#test/kit/fakes/shop.ts';
import { anyConfigured, anyProduct, products } from './products.ts';

const quoted = (product: Product, configuration: Configuration): Quote =>
  expectOk(computeQuote(product, configuration));
const plain = (time: number, count = 1): Configuration => ({ term: time, quantity: count, chosen: {} });

/** State fees, service and 8% VAT on the service, computed by hand. [Thông tư 20/2023/TT-BTC] */
const regulated = [
  ['TM-VN', 666_000, 458_000],
  ['TM-COM-VN', 566_000, 358_000],
  ['TM-NET-VN', 566_000, 358_000],
  ['TM-AI-VN', 566_000, 358_000],
  ['TM-BIZ-VN', 566_000, 358_000],
  ['TM-EDU-VN', 366_000, 208_000],
  ['TM-ORG-VN', 366_000, 208_000],
  ['TM-GOV-VN', 366_000, 208_000],
  ['TM-HANOI-VN-dia-danh', 366_000, 208_000],
  ['TM-INFO-VN', 114_000, 104_000],
  ['TM-PRO-VN', 114_000, 104_000],
  ['TM-ID-VN', 81_600, 71_600],
  ['TM-IO-VN', 51_600, 41_600],
  ['TM-NAME-VN', 51_600, 41_600],
  ['TM-VN-tieng-viet', 51_600, 41_600],
  ['TM-ID-VN-mien-phi', 21_600, 71_600],
  ['TM-BIZ-VN-mien-phi', 216_000, 358_000],
] as const;

const check = <Value>(arbitrary: fc.Arbitrary<Value>, law: (value: Value) => void, numRuns = 60): void =>
  fc.assert(fc.property(arbitrary, law), { numRuns });

describe('the price of a configuration', () => {
  test('CAT-06 all 67 plans cost what the catalogue says, for every term', () => {
    const plans = catalogue.categories.flatMap((line) => line.plans);
    expect(plans).toHaveLength(67);
    for (const plan of plans) {
      const product = products.find(({ sku }) => sku === plan.code);
      if (product === undefined) throw new Error(plan.code);
      expect(product.prices.map(({ term }) => term)).toEqual(plan.prices.map(({ time }) => time));
      for (const price of plan.prices) {
        const { totals, price: entry } = quoted(product, plain(price.time));
        expect(totals.net).toBe(price.total);
        expect(entry.perUnit).toBe(price.pricePerMonth);
        expect(entry.discountPercent).toBe(price.discountPercent);
      }
    }
  });

  test('CAT-06 the first year and the renewal of every .vn domain equal the regulated sum', () => {
    for (const [sku, first, renewal] of regulated) {
      const product = products.find((each) => each.sku === sku);
      if (product === undefined) throw new Error(sku);
      const quote = quoted(product, plain(1));
      expect([sku, quote.totals.gross, quote.renewal.gross]).toEqual([sku, first, renewal]);
    }
  });

  test('the total is the sum of its lines, and gross is net + exempt + VAT in each of them', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { lines, totals } = quoted(product, configuration);
      for (const part of ['net', 'exempt', 'vat', 'gross'] as const)
        expect(lines.reduce((sum, line) => sum + line.amounts[part], 0)).toBe(totals[part]);
      for (const { amounts } of [...lines, { amounts: totals }])
        expect(amounts.gross).toBe(amounts.net + amounts.exempt + amounts.vat);
    }));

  test('free options do not appear in the price summary', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { lines, optionCharges } = quoted(product, configuration);
      expect(lines).toHaveLength(1 + optionCharges.length);
      expect(lines.every((line) => line.amounts.gross > 0)).toBe(true);
    }));

  test('the price before VAT is proportional to the quantity, to the đồng', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const one = quoted(product, { ...configuration, quantity: 1 });
      const all = quoted(product, configuration);
      expect(all.totals.net).toBe(one.totals.net * configuration.quantity);
      expect(all.totals.exempt).toBe(one.totals.exempt * configuration.quantity);
      expect(all.savings).toBe(one.savings * configuration.quantity);
    }));

  test('VAT of a line differs from the exact value by at most half a đồng', () =>
    check(anyConfigured, ({ product, configuration }) => {
      for (const { amounts } of quoted(product, configuration).lines)
        expect(Math.abs(amounts.vat - (amounts.net * product.vat.percent) / 100)).toBeLessThanOrEqual(0.5);
    }));

  test('an option costs its monthly price for every month of the term, without the term discount', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { optionCharges, price } = quoted(product, configuration);
      const months = price.unit.id === 'YEAR' ? price.term * 12 : price.term;
      for (const { optionId, valueId, charge } of optionCharges) {
        const value = product.options.find(({ id }) => id === optionId)?.values.find(({ id }) => id === valueId);
        expect(charge.net).toBe((value?.perMonth ?? Number.NaN) * months);
      }
    }));

  test('adding a priced option raises the price', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const full = quoted(product, configuration);
      const bare = quoted(product, { ...configuration, chosen: {} });
      expect(full.totals.gross).toBeGreaterThanOrEqual(bare.totals.gross);
      expect(full.totals.gross === bare.totals.gross).toBe(full.optionCharges.length === 0);
    }));

  test('a renewal costs at least as much as the same term today, except when a domain includes a one-time registration fee; a free programme ends with it', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { renewal, totals } = quoted(product, configuration);
      if (product.type !== 'domain') expect(renewal.gross).toBeGreaterThanOrEqual(totals.gross);
      else if (product.sku.endsWith('-mien-phi')) expect([totals.exempt, renewal.exempt > 0]).toEqual([0, true]);
      else expect(renewal.exempt).toBeLessThanOrEqual(totals.exempt);
    }));

  test('the saving is the list price of the term minus its price', () =>
    check(anyProduct, (product) => {
      for (const { term, charge, discountPercent, oldPerUnit } of product.prices) {
        const [shortest] = product.prices;
        const list = ((shortest?.oldPerUnit ?? shortest?.perUnit) || 0) * term;
        const { savings } = quoted(product, plain(term));
        expect(savings).toBe(discountPercent === 0 && oldPerUnit === null ? 0 : list - charge.net);
      }
    }));

  test('the price per month times the months is the total, within half a đồng per month', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { perUnitGross, totals, price } = quoted(product, configuration);
      expect(Math.abs(perUnitGross * price.term - totals.gross)).toBeLessThanOrEqual(price.term / 2);
    }));

  test('CART-19 an unsupported term is rejected and names the product', () =>
    check(fc.tuple(anyProduct, fc.integer()), ([product, time]) => {
      if (product.prices.some((entry) => entry.term === time)) return;
      expect(expectFailure(computeQuote(product, plain(time)))).toEqual({
        kind: 'term-not-sold',
        productId: product.id,
      });
    }));

  test('CART-14 a quantity of −1, 0, 51, 10⁹ or one and a half is rejected', () =>
    check(fc.tuple(anyProduct, fc.constantFrom(-1, 0, 51, 1e9, 1.5, Number.NaN)), ([product, count]) => {
      expect(expectFailure(computeQuote(product, plain(product.defaultTerm, count)))).toEqual({
        kind: 'quantity-out-of-range',
        least: 1,
        most: 50,
      });
    }));

  test('CART-08 an unknown value, two values of a single choice and a foreign option are rejected by name', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const [option] = product.options.filter(({ kind }) => kind === 'select-one');
      if (option === undefined) return;
      const [first, second] = option.values;
      const tries = [
        { [option.id]: ['nothing'] },
        { [option.id]: [first?.id ?? '', second?.id ?? ''] },
        { nothing: ['nothing'] },
      ];
      for (const chosen of tries) {
        const failure = expectFailure(computeQuote(product, { ...configuration, chosen }));
        expect(failure).toMatchObject({ kind: 'invalid-fields' });
      }
    }));

  test('CAT-06 no priced option is chosen by default: the default costs the plan alone, for the default term 3', () =>
    check(anyProduct, (product) => {
      const { lines, price } = quoted(product, defaultConfiguration(product));
      expect(lines).toHaveLength(1);
      if (product.prices.some(({ term }) => term === 3) && product.type !== 'domain') expect(price.term).toBe(3);
    }));
});
