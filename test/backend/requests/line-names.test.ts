import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLinesInput } from '#backend/line-pricing/line-input.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';

/** Pairs of names for one field: this wire's, and that of the GraphQL wire. */
const names = [
  ['input_price', 'inputPrice'],
  ['unit_price', 'unitPrice'],
  ['discount_amount', 'discountAmount'],
  ['campaign_id', 'campaignId'],
  ['price_type', 'priceType'],
  ['item_type', 'itemType'],
  ['custom_attributes', 'customAttributes'],
  ['product_options', 'productOptions'],
] as const;
const line = { product_id: 'VPS-1', quantity: 12 };

const readLines = (body: unknown): 'read' | ServiceFailure['code'] => {
  try {
    parseLinesInput(body);
    return 'read';
  } catch (error) {
    if (error instanceof ServiceFailure) return error.code;
    throw error;
  }
};

test('REST-02 a field that is sent under the name of the other wire alone is refused, whatever it holds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), ([, camel], value) => {
      expect(readLines({ ...line, [camel]: value })).toBe(value === null ? 'read' : 'BAD_USER_INPUT');
    }),
  );
});

test('REST-02 under both names a field is read when both hold the same, in any order of keys', () => {
  const options = [{ idOption: 'os', value: 'debian' }];
  const turned = [{ value: 'debian', idOption: 'os' }];
  expect(readLines({ ...line, product_options: options, productOptions: turned })).toBe('read');
  expect(readLines({ ...line, product_options: options, productOptions: [] })).toBe('BAD_USER_INPUT');
  expect(readLines({ ...line, input_price: 1_000, inputPrice: 2_000 })).toBe('BAD_USER_INPUT');
  expect(readLines({ ...line, input_price: 1_000, inputPrice: 1_000 })).toBe('read');
});
