import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { type Configuration, quoteOf } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { bad, good } from '#test/kit/shop.ts';
import { anyConfigured, anyProduct, products } from './products.ts';

const quoted = (product: Product, configuration: Configuration): Quote => good(quoteOf(product, configuration));
const plain = (time: number, count = 1): Configuration => ({ time, count, chosen: {} });
const check = <Value>(arbitrary: fc.Arbitrary<Value>, law: (value: Value) => void, numRuns = 60): void =>
  fc.assert(fc.property(arbitrary, law), { numRuns });

describe('what a configuration costs', () => {
  test('CAT-06 all 67 plans cost for every term what the catalogue has computed', () => {
    const plans = catalogue.categories.flatMap((line) => line.plans);
    expect(plans).toHaveLength(67);
    for (const plan of plans) {
      const product = products.find(({ sku }) => sku === plan.code);
      if (product === undefined) throw new Error(plan.code);
      expect(product.prices.map(({ time }) => time)).toEqual(plan.prices.map(({ time }) => time));
      for (const price of plan.prices) {
        const { totals, price: entry } = quoted(product, plain(price.time));
        expect(totals.net).toBe(price.total);
        expect(entry.perUnit).toBe(price.pricePerMonth);
        expect(entry.discountPercent).toBe(price.discountPercent);
      }
    }
  });

  test('CAT-06 the first year and the renewal of every .vn domain is the sum that the law prescribes', () => {
    for (const domain of catalogue.domains) {
      if (!('firstYearTotal' in domain)) continue;
      const product = products.find(({ title }) => title === `Tên miền ${domain.ext}`);
      if (product === undefined) throw new Error(domain.ext);
      const quote = quoted(product, plain(1));
      expect(quote.totals.gross).toBe(domain.firstYearTotal);
      expect(quote.renewal.gross).toBe(domain.renewTotal);
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

  test('what does not cost stays out of the receipt', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { lines, optionCharges } = quoted(product, configuration);
      expect(lines).toHaveLength(1 + optionCharges.length);
      expect(lines.every((line) => line.amounts.gross > 0)).toBe(true);
    }));

  test('so many machines cost so many times as much before VAT, to the đồng', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const one = quoted(product, { ...configuration, count: 1 });
      const all = quoted(product, configuration);
      expect(all.totals.net).toBe(one.totals.net * configuration.count);
      expect(all.totals.exempt).toBe(one.totals.exempt * configuration.count);
      expect(all.saved).toBe(one.saved * configuration.count);
    }));

  test('VAT of a line is off by half a đồng at most', () =>
    check(anyConfigured, ({ product, configuration }) => {
      for (const { amounts } of quoted(product, configuration).lines)
        expect(Math.abs(amounts.vat - (amounts.net * product.vat.percent) / 100)).toBeLessThanOrEqual(0.5);
    }));

  test('an option costs its monthly price for every month of the term; no term discount touches it', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { optionCharges, price } = quoted(product, configuration);
      const months = price.unit.id === 'YEAR' ? price.time * 12 : price.time;
      for (const { optionId, valueId, charge } of optionCharges) {
        const value = product.options.find(({ id }) => id === optionId)?.values.find(({ id }) => id === valueId);
        expect(charge.net).toBe((value?.perMonth ?? Number.NaN) * months);
      }
    }));

  test('taking one more priced option makes it dearer, never cheaper', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const full = quoted(product, configuration);
      const bare = quoted(product, { ...configuration, chosen: {} });
      expect(full.totals.gross).toBeGreaterThanOrEqual(bare.totals.gross);
      expect(full.totals.gross === bare.totals.gross).toBe(full.optionCharges.length === 0);
    }));

  test('renewal costs at least what the same term costs today, except where a domain pays its registration once', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { renewal, totals } = quoted(product, configuration);
      if (product.type !== 'domain') expect(renewal.gross).toBeGreaterThanOrEqual(totals.gross);
      else expect(renewal.exempt).toBeLessThanOrEqual(totals.exempt);
    }));

  test('what is saved is the list price of the term less the price of the term', () =>
    check(anyProduct, (product) => {
      for (const { time, charge, discountPercent, oldPerUnit } of product.prices) {
        const [shortest] = product.prices;
        const list = ((shortest?.oldPerUnit ?? shortest?.perUnit) || 0) * time;
        const { saved } = quoted(product, plain(time));
        expect(saved).toBe(discountPercent === 0 && oldPerUnit === null ? 0 : list - charge.net);
      }
    }));

  test('the price per month times the months is the total, to half a month', () =>
    check(anyConfigured, ({ product, configuration }) => {
      const { perUnitGross, totals, price } = quoted(product, configuration);
      expect(Math.abs(perUnitGross * price.time - totals.gross)).toBeLessThanOrEqual(price.time / 2);
    }));

  test('CART-19 a term that is not sold has no price, and says which product it was', () =>
    check(fc.tuple(anyProduct, fc.integer()), ([product, time]) => {
      if (product.prices.some((entry) => entry.time === time)) return;
      expect(bad(quoteOf(product, plain(time)))).toEqual({ kind: 'term-not-sold', productId: product.id });
    }));

  test('CART-14 a count of −1, 0, 51, 10⁹ or one and a half has no price', () =>
    check(fc.tuple(anyProduct, fc.constantFrom(-1, 0, 51, 1e9, 1.5, Number.NaN)), ([product, count]) => {
      expect(bad(quoteOf(product, plain(product.defaultTime, count)))).toEqual({
        kind: 'count-out-of-range',
        least: 1,
        most: 50,
      });
    }));

  test('CART-08 a value the product does not offer, two of one choice and a foreign option are refused by name', () =>
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
        const failure = bad(quoteOf(product, { ...configuration, chosen }));
        expect(failure).toMatchObject({ kind: 'invalid-fields' });
      }
    }));

  test('CAT-06 nothing priced is chosen beforehand: the default costs the plan alone, for the default rent time 3', () =>
    check(anyProduct, (product) => {
      const { lines, price } = quoted(product, defaultConfiguration(product));
      expect(lines).toHaveLength(1);
      if (product.prices.some(({ time }) => time === 3) && product.type !== 'domain') expect(price.time).toBe(3);
    }));
});
