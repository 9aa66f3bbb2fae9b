import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import { configurationToQuery } from '#core/catalogue/configuration.ts';
import { describeRequest, leadTitle } from '#core/consultation/describe-request.ts';
import { parseConfigurationFacts, parseQueryEntries } from '#core/consultation/subject-facts.ts';
import { expectOk, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import { anyJunk } from './any-request.ts';

const productOf = async (slug: string) => expectOk(await openShop().ports.catalogue.product(slug));
const about = (product: string, configuration = '') => ({ product, configuration });
const note = 'Cần máy chủ cho cửa hàng.';

describe('the description of a lead', () => {
  test('CNS-07 product, term, quantity and options follow the note in words', async () => {
    const product = await productOf(slugs.server);
    const query = 'time=12&count=2&chosen%5B106066%5D=10606606';
    expect(leadTitle(product)).toBe(`Tư vấn: ${product.title}`);
    const lines = describeRequest({ note }, about(product.slug, query), product).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      note,
      '',
      `Sản phẩm: ${product.title} (${product.sku})`,
      'Thời hạn: 12 tháng',
      'Số lượng: 2',
    ]);
    const option = product.options.find(({ id }) => id === '106066');
    const value = option?.values.find(({ id }) => id === '10606606');
    expect(lines).toContain(`${option?.name}: ${value?.title}`);
    expect(lines.join()).not.toContain('Ngoài lựa chọn');
  });

  test('CNS-07 a request without a product contains only its note', () => {
    expect(leadTitle(null)).toBe('Tư vấn: yêu cầu chung');
    expect(describeRequest({ note }, about(''), null)).toBe(note);
  });

  test('CNS-07 an unknown product and its configuration are included as text', () => {
    expect(describeRequest({ note }, about('may-chu-cu', 'time=7&count=3&x'), null)).toBe(
      `${note}\n\nSản phẩm (không có trong danh mục): may-chu-cu\nCấu hình: time=7, count=3, x`,
    );
  });

  test('CNS-07 values that the product does not offer are included unchanged', async () => {
    const product = await productOf(slugs.server);
    const text = describeRequest(
      { note },
      about(product.slug, 'time=7&chosen%5B999%5D=1&__proto__=a&count=2'),
      product,
    );
    expect(text).toContain('Ngoài lựa chọn của sản phẩm: time=7, chosen[999]=1, __proto__=a');
    expect(text).toContain('Số lượng: 2');
  });

  test('CNS-07 every query parameter is in the description, and cannot add lines of its own', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('time', 'count', 'chosen[106066]', 'x', 'chosen[1]'), anyJunk), {
          maxLength: 4,
        }),
        fc.boolean(),
        async (entries, known) => {
          fc.pre(entries.every(([, value]) => value.length < 200));
          const query = stringifySearch(Object.fromEntries(entries.map(([name, value]) => [name, [value]]))).slice(1);
          const product = known ? await productOf(slugs.server) : null;
          const text = describeRequest({ note }, about(slugs.server, query), product);
          for (const [name, value] of new Map(entries)) {
            if (name === 'time' || name === 'count' || value.trim() === '') continue;
            expect(text).toContain(
              value
                .replace(/[\p{Cc}\s]+/gu, ' ')
                .trim()
                .slice(0, 20)
                .trim(),
            );
          }
          for (const line of text.split('\n').slice(2)) expect(line).toMatch(/^[^:]+: /);
        },
      ),
      { numRuns: 150 },
    ));

  test('CNS-07 every configuration that a shop URL can contain is parsed completely', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...seedProducts),
        fc.nat(),
        fc.integer({ min: 1, max: 50 }),
        async (seed, at, count) => {
          const product = await productOf(seed.slug);
          const time = product.prices[at % product.prices.length]?.term ?? product.defaultTerm;
          const chosen = Object.fromEntries(
            product.options.flatMap(({ id, kind, values }) => {
              const offered = values.filter(isAvailable);
              const value = kind === 'text' ? 'may.vn' : offered[at % Math.max(1, offered.length)]?.id;
              return value === undefined ? [] : [[id, [value]]];
            }),
          );
          const query = stringifySearch(configurationToQuery(product, { term: time, quantity: count, chosen })).slice(
            1,
          );
          const facts = parseConfigurationFacts(product, query);
          expect(facts.unknown).toEqual([]);
          expect(facts.configuration).toMatchObject({ term: time, quantity: count });
        },
      ),
      { numRuns: 60 },
    ));

  test('CNS-07 any text can be parsed as a query', () =>
    fc.assert(
      fc.property(anyJunk, (text) => void parseQueryEntries(text)),
      { numRuns: 300 },
    ));
});
