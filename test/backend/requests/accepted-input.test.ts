import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { lineAttributes } from '#contracts/order-attributes.ts';
import { acceptedInput } from './accepted-input.ts';

const folder = 'contracts/graphql';
const schemas = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => [name.replace('.graphql', ''), buildSchema(readFileSync(join(folder, name), 'utf8'))]),
);

/** `schema.Type.field` of every input type. */
const declared = Object.entries(schemas).flatMap(([name, schema]) =>
  Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${name}.${type.name}.${field}`)),
);
const ruled = Object.entries(acceptedInput).flatMap(([name, types]) =>
  Object.entries(types).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${name}.${type}.${field}`)),
);

const isAnswered = (name: string, answered: string): boolean => {
  const [path = '', schema = name] = answered.split('/').toReversed();
  const [owner = '', field = ''] = path.split('.');
  if (owner === 'lineAttributes') return field in lineAttributes;
  const type = schemas[schema]?.getType(owner);
  return isObjectType(type) && field in type.getFields();
};

test('WIRE every field of every input type has a fate, and no other', () => {
  expect(new Set(ruled)).toEqual(new Set(declared));
});

test('WIRE what is stored or computed is answered by a field that exists', () => {
  const missing = Object.entries(acceptedInput).flatMap(([name, types]) =>
    Object.values(types)
      .flatMap(Object.values<(typeof types)[string][string]>)
      .flatMap((rule) => ('answered' in rule && !isAnswered(name, rule.answered) ? [`${name} ${rule.answered}`] : [])),
  );
  expect(missing).toEqual([]);
});
