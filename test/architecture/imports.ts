import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

export const root = join(import.meta.dirname, '..', '..');

/** Every file below a folder, as paths from the root. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules') && !path.includes('/dist/'));

/** Every TypeScript source below a folder. */
export const sourcesBelow = (folder: string): readonly string[] =>
  filesBelow(folder).filter((path) => /\.tsx?$/.test(path));

const moduleOf = (path: string, source: string) => {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? 'cannot be parsed'}`);
  return module;
};

/**
 * The imports and re-exports of a source: static, type-only and dynamic. A computed dynamic import is returned as `?`.
 */
export const importsOf = (path: string, source = readFileSync(join(root, path), 'utf8')): readonly string[] => {
  const module = moduleOf(path, source);
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map((each) => {
      const text = source.slice(each.moduleRequest.start, each.moduleRequest.end);
      return /^(['"`])(.*)\1$/.exec(text)?.[2] ?? '?';
    }),
  ];
};

/** Those of `importsOf` of which nothing but types is imported. */
export const typeImportsOf = (path: string, source = readFileSync(join(root, path), 'utf8')): ReadonlySet<string> => {
  const { staticImports } = moduleOf(path, source);
  const onlyTypes = (each: (typeof staticImports)[number]): boolean =>
    each.entries.length > 0 && each.entries.every(({ isType }) => isType);
  const types = staticImports.filter(onlyTypes).map((each) => each.moduleRequest.value);
  const statements = importsOf(path, source);
  const timesIn = (all: readonly string[], name: string): number => all.filter((each) => each === name).length;
  return new Set(types.filter((name) => timesIn(types, name) === timesIn(statements, name)));
};
