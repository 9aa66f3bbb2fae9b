import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

/**
 * Generates contracts/generated/ from contracts/graphql/: `{name}.ts`, the shop's typed documents, and
 * `{name}.service.ts`, schema and resolver types for the backend. `--check` writes nothing and fails on a difference.
 */
const graphqlFolder = join(import.meta.dirname, 'graphql');
const outFolder = join(import.meta.dirname, 'generated');

const scalars = {
  BigDecimal: 'number',
  Long: 'number',
  DateCustom: 'string',
  JSON: 'unknown',
};

const shared = {
  scalars,
  strictScalars: true,
  defaultScalarType: 'unknown',
  useTypeImports: true,
  enumType: 'string-literal',
  enumsAsTypes: true,
  immutableTypes: true,
  skipTypename: true,
  avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false },
  emitLegacyCommonJSImports: false,
};

/** These answers are sent over REST too, with every field; all other resolvers leave out what is null. */
const answeredOverRest = ['order-cloud', 'product', 'storefront'];

const banner = '// Written by contracts/generate.mjs from contracts/graphql. Do not edit.\n';
const banned = { plugin: () => banner };

const generate = (filename, schema, documents, plugins, config) =>
  codegen({
    filename,
    schema,
    documents,
    config: { ...shared, ...config },
    plugins: [{ banner: {} }, ...plugins.map((name) => ({ [name]: {} }))],
    pluginMap: { banner: banned, typescript, operations, typedDocumentNode, resolvers },
  });

/** Plain strings typed by contracts/typed-document.ts instead of a class per service. */
const asPlainStrings = (text) =>
  text
    .replace(
      /import type \{ DocumentTypeDecoration \}.*/,
      "import type { TypedDocumentString } from '../typed-document.ts';",
    )
    .replace(/export class TypedDocumentString[\s\S]*?\n}\n+(?=export const)/, '')
    .replaceAll('new TypedDocumentString(`', '`')
    .replaceAll(/`(, \{"fragmentName":"\w+"\})?\) as unknown as/g, '` as');

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const filesOf = async (name) => {
  const sdl = readFileSync(join(graphqlFolder, `${name}.graphql`), 'utf8');
  const schema = parse(sdl);
  const sent = read(join(graphqlFolder, 'operations', `${name}.graphql`));
  const service = await generate(`${name}.service.ts`, schema, [], ['typescript', 'resolvers'], {
    contextType: 'unknown',
    ...(answeredOverRest.includes(name) ? {} : { avoidOptionals: false, maybeValue: 'T | null | undefined' }),
  });
  const files = [[`${name}.service.ts`, `${service}\nexport const typeDefs = ${JSON.stringify(sdl)};\n`]];
  if (sent === null) return files;
  const documents = [{ location: `${name}.graphql`, document: parse(sent) }];
  const plugins = ['operations', 'typedDocumentNode'];
  const shop = await generate(`${name}.ts`, schema, documents, plugins, { documentMode: 'string' });
  return [...files, [`${name}.ts`, `${asPlainStrings(shop)}\n`]];
};

const names = readdirSync(graphqlFolder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => basename(file, '.graphql'))
  .sort();
const files = (await Promise.all(names.map(filesOf))).flat();
const different = files.filter(([file, text]) => read(join(outFolder, file)) !== text);

if (process.argv.includes('--check')) {
  if (different.length > 0) {
    process.stderr.write(
      `Run «node contracts/generate.mjs»; these differ: ${different.map(([file]) => file).join(', ')}\n`,
    );
    process.exit(1);
  }
} else for (const [file, text] of different) writeFileSync(join(outFolder, file), text);
