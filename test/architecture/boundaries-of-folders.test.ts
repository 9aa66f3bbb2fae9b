import { describe, expect, test } from 'vitest';
import { capabilities, cyclesOf, folderRefusal, technologies } from './capabilities.ts';
import { importsOf, sourcesBelow } from './imports.ts';
import { projectPath } from './may-import.ts';

const tables = [
  ['src/core', capabilities],
  ['src/adapters', technologies],
] as const;

/** Every import between project files, types included. */
const imports = new Map(
  ['src', 'contracts', 'backend']
    .flatMap(sourcesBelow)
    .map((path): [string, readonly string[]] => [
      path,
      importsOf(path).flatMap((source) => projectPath(path, source) ?? []),
    ]),
);

describe.each(tables)('the folders of %s', (root, rows) => {
  const inside = [...imports].filter(([path]) => path.startsWith(`${root}/`));

  test('every folder imports only public files of the folders in its row, types included', () => {
    const refused = inside.flatMap(([path]) =>
      importsOf(path).flatMap((source) => folderRefusal(root, rows, path, source) ?? []),
    );
    expect(refused).toEqual([]);
  });

  test('the table lists every folder once and allows only folders above it, so imports have no cycles', () => {
    const names = Object.keys(rows);
    for (const [at, name] of names.entries())
      expect(names.slice(0, at), name).toEqual(expect.arrayContaining([...(rows[name]?.after ?? [])]));
    const folders = new Set(
      inside.flatMap(
        ([path]) =>
          path
            .slice(root.length + 1)
            .split('/')
            .slice(0, -1)[0] ?? [],
      ),
    );
    expect([...folders].sort()).toEqual([...names].sort());
  });

  test('every allowed folder and every public file is imported', () => {
    const of = (name: string) => inside.filter(([path]) => path.startsWith(`${root}/${name}/`));
    const unused = Object.entries(rows).flatMap(([name, { after, faces }]) => {
      const own = of(name).flatMap(([, all]) => all);
      const others = inside.filter((each) => !of(name).includes(each)).flatMap(([, all]) => all);
      return [
        ...after.filter((other) => !own.some((path) => path.startsWith(`${root}/${other}/`))),
        ...(faces === 'every' ? [] : faces.filter((face) => !others.includes(`${root}/${name}/${face}.ts`))),
      ].map((each) => `${name}: ${each}`);
    });
    expect(unused).toEqual([]);
  });
});

/** The folders below a root, each with the folders that its files import, types included. */
const foldersOf = (root: string): ReadonlyMap<string, readonly string[]> => {
  const folderOf = (path: string): string | null =>
    path.startsWith(`${root}/`) ? (/^([^/]+)\//.exec(path.slice(root.length + 1))?.[1] ?? null) : null;
  const folders = new Map<string, string[]>();
  for (const [path, all] of imports) {
    const own = folderOf(path);
    if (own === null) continue;
    const others = all.flatMap((target) => folderOf(target) ?? []);
    folders.set(own, [...(folders.get(own) ?? []), ...others.filter((other) => other !== own)]);
  }
  return folders;
};

test.each(['src/core', 'src/adapters', 'src/ui', 'backend'])('no folder of %s is part of an import cycle', (root) => {
  expect(foldersOf(root).size).toBeGreaterThan(5);
  expect(cyclesOf(foldersOf(root))).toEqual([]);
});

describe('files', () => {
  test('no file is part of an import cycle, types included', () => {
    expect(cyclesOf(imports)).toEqual([]);
  });

  test('cycles of two files, of three, and of one file with itself are found; a diamond is no cycle', () => {
    const from = (edges: Readonly<Record<string, readonly string[]>>) => cyclesOf(new Map(Object.entries(edges)));
    expect(from({ a: ['b'], b: ['a'] })).toEqual([['a', 'b']]);
    expect(from({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] })).toEqual([['a', 'b', 'c']]);
    expect(from({ a: ['a'] })).toEqual([['a']]);
    expect(from({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });
});

describe('forbidden imports are rejected', () => {
  test.each([
    // Lower folders must not import higher ones.
    ['src/core/shared/dong.ts', '#core/cart/cart.ts'],
    ['src/core/pricing/quote.ts', '#core/failures/shop-failure.ts'],
    ['src/core/pricing/quote.ts', '#core/catalogue/product.ts'],
    ['src/core/session/current-visitor.ts', '#core/cart/find-cart.ts'],
    ['src/core/orders/order.ts', '../cart/cart.ts'],
    ['src/core/payment/start-payment.ts', '#core/checkout/checkout.ts'],
    ['src/core/catalogue/product.ts', '#core/pages/home.ts'],
    // Files that are not public must not be imported from other folders.
    ['src/core/checkout/finalise-order.ts', '#core/cart/open-cart.ts'],
    ['src/core/account/log-in/log-in.ts', '#core/services/service-row.ts'],
    // A new folder needs a row in the table.
    ['src/core/something-new/load-it.ts', '#core/shared/dong.ts'],
    ['src/core/cart/load-cart.ts', '#core/ports.ts'],
  ])('%s may not import %s', (path, source) => {
    expect(folderRefusal('src/core', capabilities, path, source)).not.toBeNull();
  });

  test.each([
    ['src/adapters/rest/order-history.ts', '#adapters/graphql/catalogue.ts'],
    ['src/adapters/rest/order-history.ts', '../graphql/catalogue.ts'],
    ['src/adapters/graphql/catalogue.ts', '#adapters/rest/reviews.ts'],
    ['src/adapters/graphql/catalogue.ts', '#adapters/cms/content.ts'],
    ['src/adapters/replies/order-reply.ts', '#adapters/rest/order-gateway.ts'],
    ['src/adapters/memory/world.ts', '#adapters/cms/articles.ts'],
    ['src/adapters/cookies/token-store.ts', '#adapters/memory/world.ts'],
  ])('%s may not import %s', (path, source) => {
    expect(folderRefusal('src/adapters', technologies, path, source)).not.toBeNull();
  });
});
