import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';

const folder = 'contracts/graphql';
const read = (path: string): string => readFileSync(path, 'utf8');

/** `Type.field` that the shop's own operations ask a service for. */
const fieldsAskedOf = (schema: GraphQLSchema, operations: string): ReadonlySet<string> => {
  const asked = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(operations),
    visitWithTypeInfo(types, {
      enter: (node) => {
        if (node.kind === Kind.FIELD) asked.add(`${types.getParentType()?.name}.${node.name.value}`);
      },
    }),
  );
  return asked;
};

const contracts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((file) => {
      const schema = buildSchema(read(join(folder, file)));
      const path = join(folder, 'operations', file);
      return [
        file.replace('.graphql', ''),
        { schema, asked: existsSync(path) ? fieldsAskedOf(schema, read(path)) : new Set() },
      ];
    }),
);

/** Rows of docs/entities.md: an entity, and reasons such as "`id` `orderId`: the order" why no operation asks for fields. */
const rows = [...read('docs/entities.md').matchAll(/^\| `([\w-]+)\.(\w+)` \| .+ \|(.*)\|$/gm)].map(
  ([, schema = '', type = '', reasons = '']) => ({
    schema,
    type,
    reasons: reasons.split('; ').flatMap((reason) => reason.trim() || []),
  }),
);

const fieldsIn = (reason: string): readonly string[] =>
  [...(reason.split(': ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('ENT-02 ENT-06 each field of an entity is asked for by an operation, or said once to be not read', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const { schema, type, reasons } of rows) {
    const { schema: contract, asked } = contracts.get(schema) ?? {};
    const found = contract?.getType(type);
    const fields = isObjectType(found) ? Object.keys(found.getFields()) : [];
    expect(fields, `${schema}.${type}`).not.toEqual([]);
    const notAsked = fields.filter((name) => !asked?.has(`${type}.${name}`));
    expect(reasons.flatMap(fieldsIn).sort(), `${schema}.${type}`).toEqual(notAsked.sort());
  }
});

test('ENT-02 ENT-06 an entity has one row, and what is not read a reason', () => {
  expect(new Set(rows.map(({ schema, type }) => `${schema}.${type}`)).size).toBe(rows.length);
  for (const reason of rows.flatMap(({ reasons }) => reasons)) expect(reason).toMatch(/^`\w+`(?: `\w+`)*: \S/);
});
