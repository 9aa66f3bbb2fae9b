import fc from 'fast-check';
import { type GraphQLObjectType, getNamedType, getNullableType, isListType, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { computeCost, ROOT_FIELD_COST } from '#backend/platform/http/graphql-cost.ts';
import { documentLimits } from '#backend/platform/http/graphql-limits.ts';
import { clientQueries, documentOf } from '#test/catalogue/client-queries.ts';
import {
  inputFields,
  largestVariables,
  listSizeOf,
  ownOperations,
  wireSchema,
  wireSchemas,
} from '#test/kit/wire-schemas.ts';
import { campaignCalls, customerCalls, publicCalls, staffCalls } from './foreign-queries.ts';

const serviceAt: Readonly<Record<string, string>> = {
  '/campaign-gateway/graphql': 'campaign',
  '/user-gateway/graphql': 'user',
  '/authorization-gateway/graphql': 'authorization',
};

/** Service and text of each document that the shop and the recorded clients send. */
const sentDocuments = [
  ...ownOperations,
  ...clientQueries.map((query) => ['product', documentOf(query)] as const),
  ...[...campaignCalls, ...publicCalls, ...staffCalls].map(
    (call) => [serviceAt[call.path] ?? call.path, documentOf(call)] as const,
  ),
  ...customerCalls.map(
    (call) => ['user', documentOf(call, call.root.startsWith('update') ? 'mutation' : 'query')] as const,
  ),
];

const { executable: product } = wireSchema('product');
const shop = 'partnerId: "A", storeChannel: ""';
const costOf = (text: string, variables: Readonly<Record<string, unknown>> = {}): number =>
  computeCost(product, parse(text), variables);
const pageOf = (args: string, fields: string): string => `getSimpleProducts(${shop}${args}) { data { ${fields} } }`;

describe('the cost of a document', () => {
  test('V4.3.1 what the shop and the recorded clients send could cost twice as much, however long their lists', () => {
    expect(sentDocuments.length).toBeGreaterThan(100);
    for (const [name, text] of sentDocuments) {
      const { schema, executable } = wireSchema(name);
      const document = parse(text);
      const cost = computeCost(executable, document, largestVariables(schema, document));
      expect(cost, text).toBeGreaterThan(0);
      expect(cost, text).toBeLessThanOrEqual(documentLimits.cost / 2);
    }
  });

  test('V15.2.2 every list of objects says how long it is, in its field or in the one that answers its page', () => {
    const unbounded: string[] = [];
    for (const { name, schema } of wireSchemas) {
      const types = Object.values(schema.getTypeMap()).filter(isObjectType);
      const fields = types
        .filter((type) => !type.name.startsWith('__'))
        .flatMap((type) => Object.values(type.getFields()).map((field) => [type, field] as const));
      const isSizedAbove = (type: GraphQLObjectType, list: string): boolean =>
        fields
          .filter(([, field]) => getNamedType(field.type).name === type.name)
          .every(([, field]) => listSizeOf(field)?.sizedFields.includes(list));
      for (const [type, field] of fields) {
        const isList = isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));
        if (isList && listSizeOf(field) === null && !isSizedAbove(type, field.name))
          unbounded.push(`${name} ${type.name}.${field.name}`);
      }
    }
    expect(unbounded).toEqual([]);
  });

  test('V15.2.2 an argument that sizes a list exists', () => {
    for (const { schema } of wireSchemas)
      for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
        for (const field of Object.values(type.getFields()))
          for (const path of listSizeOf(field)?.slicingArguments ?? []) {
            const [name = '', inner] = path.split('.');
            const argument = field.args.find((each) => each.name === name);
            expect(argument, path).toBeDefined();
            if (inner !== undefined && argument) expect(inputFields(argument.type), path).toContain(inner);
          }
  });

  test('V15.2.2 a list costs its fields as often as its argument says: literal, variable, default or input object', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 2 ** 31 - 1 }), fc.integer({ min: 1, max: 6 }), (size, count) => {
        const fields = ['id', 'title', 'sku', 'handle', 'vat', 'specs'].slice(0, count).join(' ');
        // The page, `data`, and so many products of the page, each with its fields.
        const expected = ROOT_FIELD_COST + 1 + Math.min(100, Math.max(1, size)) * (1 + count);
        const literal = costOf(`{ ${pageOf(`, maxResult: ${size}`, fields)} }`);
        const variable = costOf(`query ($n: Int) { ${pageOf(', maxResult: $n', fields)} }`, { n: size });
        const defaulted = costOf(`query ($n: Int = ${size}) { ${pageOf(', maxResult: $n', fields)} }`);
        expect([literal, variable, defaulted]).toEqual([expected, expected, expected]);
      }),
    );
    const services = parse('query ($f: CloudServiceFilterInput) { searchService(filter: $f) { resultList { type } } }');
    const { executable } = wireSchema('cloud-service');
    for (const [maxResult, items] of [
      [7, 7],
      [1e9, 5_000],
    ] as const)
      expect(computeCost(executable, services, { f: { maxResult } })).toBe(ROOT_FIELD_COST + 1 + items * 2);
  });

  test('V15.2.2 aliases and fragments count each time, also fragments that spread one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 5 }), (times, levels) => {
        const single = costOf(`{ ${pageOf('', 'id title')} }`);
        const aliases = Array.from({ length: times }, (_, at) => `a${at}: ${pageOf('', 'id title')}`);
        expect(costOf(`{ ${aliases.join(' ')} }`)).toBe(times * single);
        const spreads = Array.from(
          { length: levels },
          (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
        );
        const last = `fragment F${levels} on Query { ${aliases.join(' ')} }`;
        expect(costOf(`{ ...F0 } ${spreads.join(' ')} ${last}`)).toBe(2 ** levels * times * single);
      }),
    );
  });

  test('V15.2.2 few bytes whose fragments double themselves sixty times are refused at once', () => {
    const spreads = Array.from({ length: 60 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`);
    expect(() =>
      costOf(`{ ...F0 } ${spreads.join(' ')} fragment F60 on Query { getUnits(partnerId: "A") { id } }`),
    ).toThrow(/number of nodes/);
  });

  test('V15.2.2 lists in lists multiply', () => {
    // 1 + 100 × (data 1 + (siblings 1 + 100 × title 1) + (extras 1 + 10 × (images 1 + 5 × url 1)))
    expect(costOf(`{ ${pageOf('', 'siblings { title } extras { imageDetails { url } }')} }`)).toBe(
      ROOT_FIELD_COST + 1 + 100 * (1 + 101 + (1 + 10 * 6)),
    );
  });
});
