import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configurationFromQuery, configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { computeTermSavings } from '#core/pricing/term-savings.ts';
import { anyConfigured, anyProduct, products } from './products.ts';

const runs = { numRuns: 60 };
/** The query as a browser sends it: every value a text. */
const throughAddress = (query: Readonly<Record<string, string | readonly string[]>>): Record<string, string[]> => {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) address.append(name, String(each));
  return Object.fromEntries([...new Set(address.keys())].map((name) => [name, address.getAll(name)]));
};

describe('a configuration as a URL', () => {
  test('a configuration survives a round trip through its URL', () =>
    fc.assert(
      fc.property(anyConfigured, ({ product, configuration }) => {
        const query = throughAddress(configurationToQuery(product, configuration));
        expect(configurationFromQuery(product, query)).toEqual(configuration);
      }),
      runs,
    ));

  test('the default configuration has an empty query', () =>
    fc.assert(
      fc.property(anyProduct, (product) => {
        expect(configurationToQuery(product, defaultConfiguration(product))).toEqual({});
        expect(configurationFromQuery(product, {})).toEqual(defaultConfiguration(product));
      }),
      runs,
    ));

  test('ERR-06 any query, however malformed, is parsed into a configuration that has a price', () =>
    fc.assert(
      fc.property(
        anyProduct,
        fc.dictionary(
          fc.oneof(fc.constantFrom('time', 'count', 'chosen[106066]', 'chosen[106075]', '__proto__'), fc.string()),
          fc.anything(),
        ),
        (product, search) => {
          expect(computeQuote(product, configurationFromQuery(product, search)).ok).toBe(true);
        },
      ),
      runs,
    ));

  test('a GET form uses the field names of the command', () =>
    fc.assert(
      fc.property(anyConfigured, ({ product, configuration }) => {
        const query = Object.entries(throughAddress(configurationToQuery(product, configuration)));
        const fields: Readonly<Record<string, string>> = { time: 'term', count: 'quantity' };
        const prefixed = Object.fromEntries(
          query.map(([name, value]) => [`configuration.${fields[name] ?? name}`, value]),
        );
        expect(configurationFromQuery(product, prefixed)).toEqual(configuration);
      }),
      runs,
    ));
});

describe('missing input', () => {
  const domain = products.find(({ slug }) => slug === 'ten-mien-com-vn');
  const named = (name: string) => {
    if (domain === undefined) throw new Error('no .com.vn');
    const option = domain.options.find(({ kind }) => kind === 'text');
    const problems = validateConfiguration(domain, { term: 1, quantity: 1, chosen: { [option?.id ?? '']: [name] } });
    return problems[`configuration.chosen[${option?.id}]`] ?? 'fine';
  };

  test('VAL-03 a domain product without a name is incomplete', () => {
    expect([named(''), named('  ')]).toEqual(['required', 'required']);
  });

  test('DOM-04 a domain product accepts only one label below its own extension', () => {
    expect([named('may-xanh.com.vn'), named('MÂY.COM.VN'), named('may')]).toEqual(['fine', 'fine', 'fine']);
    expect([named('may.vn'), named('a.b.com.vn'), named('.com.vn'), named('-may.com.vn')]).toEqual(
      Array.from({ length: 4 }, () => 'domain'),
    );
  });

  test('CAT-03 every product without a required text is complete from the start', () =>
    fc.assert(
      fc.property(anyProduct, (product) => {
        const problems = validateConfiguration(product, defaultConfiguration(product));
        const texts = product.options.filter(({ kind, required }) => kind === 'text' && required);
        expect(Object.keys(problems)).toHaveLength(texts.length);
      }),
      runs,
    ));
});

describe('the term picker shows the saving', () => {
  test('a longer term never saves a smaller percentage', () =>
    fc.assert(
      fc.property(anyProduct, ({ prices }) => {
        const percents = computeTermSavings(prices).map(({ percent }) => percent);
        expect(percents).toEqual([...percents].sort((one, other) => one - other));
      }),
      runs,
    ));

  test('the savings equal those in the price summary of one unit', () =>
    fc.assert(
      fc.property(anyProduct, (product) => {
        for (const { term, amount } of computeTermSavings(product.prices)) {
          const quote = computeQuote(product, { term, quantity: 1, chosen: {} });
          expect(quote.ok && quote.value.savings).toBe(amount);
        }
      }),
      runs,
    ));
});
