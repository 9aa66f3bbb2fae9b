import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../imports.ts';
import { droppedPromises } from './dropped-promises.ts';
import { moneyArithmetic } from './money-arithmetic.ts';
import { objectLookUps } from './object-look-ups.ts';
import { brokenRules } from './typed-rules.ts';
import { unionLiterals } from './union-literals.ts';

const rules = [moneyArithmetic, droppedPromises, objectLookUps, unionLiterals];

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** Every layer that tsconfig.json lists. Tests compute what they expect, and the linter follows their promises. */
const layers = (readJson('tsconfig.json') as { references: readonly { path: string }[] }).references.flatMap(
  ({ path }) => (path === 'test' ? [] : path),
);

const money = /computes with «.+», .*src\/core\/pricing/;
const dropped = /drops the promise of «.+»\. Await or return it/;
const asked = /asks the promise of «.+», .*Await it/;
const lookedUp = /looks «.+» up by any text, .*Use a Map, or lookUp/;
const returned = /returns a promise from «.+» to a caller who expects nothing\. Handle its failure/s;
const decided = /decides by text of OptionKind «.+»\. Ask its table in src\/core\/pricing/;

const refused: readonly (readonly [folder: string, line: string, sentence: RegExp])[] = [
  ['src/core/cart', 'export const of = (all: Record<string, string[]>, name: string) => all[name] ?? [];', lookedUp],
  [
    'src/core/cart',
    'const words = { a: 1 } as Record<string, number>; export const of = (text: string) => words[text.trim()];',
    lookedUp,
  ],
  ['backend/orders', 'export const of = (given: { [name: string]: number }, name: string) => given[name];', lookedUp],
  ['src/ui/cart', 'export const vat = (net: Dong) => Math.round(net * 1.1);', money],
  ['src/ui/cart', 'export const total = (net: Dong, fee: Dong) => net + fee;', money],
  ['src/ui/cart', 'export const rounded = (net: Dong) => Math.floor(net);', money],
  ['src/ui/cart', 'export const saved = (net: Dong) => -net;', money],
  ['src/ui/cart', 'export const total = (all: readonly Dong[]) => all.reduce((sum, each) => sum + each, 0);', money],
  ['src/ui/cart', 'export const half = (line: { readonly price: Dong | null }) => (line.price ?? 0) / 2;', money],
  ['src/ui/cart', 'export const twice = () => dong(5) * 2;', money],
  ['src/ui/cart', 'export const grown = (net: Dong) => { let sum = 0; sum += net; return sum; };', money],
  ['src/core/cart', 'export const use = async () => { orders.load(id); };', dropped],
  [
    'src/core/cart',
    'export const use = async (ports: { orders?: OrderGateway }) => { ports.orders?.load(id); };',
    dropped,
  ],
  ['src/core/cart', 'export const use = async (isOn: boolean) => { isOn && orders.load(id); };', dropped],
  ['src/core/cart', 'export const use = async () => { if (carts.get()) orders.removeOrder(id, ""); };', dropped],
  ['src/core/cart', 'export const use = async () => { for (const each of [id]) orders.load(each); };', dropped],
  ['src/core/cart', 'export const use = async () => { Promise.all([orders.load(id)]); };', dropped],
  ['src/core/cart', 'export const use = async () => { orders.load(id).catch(() => 1); };', dropped],
  ['src/core/cart', 'export const use = async () => { if (!orders.load(id)) return 1; return 2; };', asked],
  ['src/core/cart', 'export const use = async () => { if (orders.load(id)) return 1; return 2; };', asked],
  ['src/core/cart', 'export const use = (has: () => boolean | Promise<boolean>) => (has() ? 1 : 2);', asked],
  ['src/core/cart', 'export const use = async () => { while (orders.load(id)) return 1; return 2; };', asked],
  [
    'src/core/cart',
    'export const use = (ids: OrderId[]) => ids.forEach(async (each) => { await orders.load(each); });',
    returned,
  ],
  [
    'src/adapters/rest',
    'export const starts: { readonly start: () => void } = { start: () => orders.load(id) };',
    returned,
  ],
  [
    'backend/orders',
    'export const remove = async (db: Database) => { db.delete(domainHolds).where(eq(domainHolds.name, "a.vn")); };',
    dropped,
  ],
  ['src/host', 'export const write = async () => { rm("part", { force: true }); };', dropped],
  ['src/ui/cart', 'export const B = () => <button type="button" onClick={() => { orders.load(id); }} />;', dropped],
  ['src/ui/cart', 'export const B = () => <button type="button" onClick={() => orders.load(id)} />;', returned],
  [
    'src/ui/cart',
    'export const B = () => <button type="button" onClick={async () => { await orders.load(id); }} />;',
    returned,
  ],
  ['src/ui/cart', 'const save = () => orders.load(id); export const B = () => <form onSubmit={save} />;', returned],
  ['src/core/cart', 'export const is = (option: QuotedOption) => option.kind === "text";', decided],
  ['src/core/cart', 'const TEXT = "text"; export const is = ({ kind }: QuotedOption) => kind === TEXT;', decided],
  ['src/core/cart', 'export const is = (option?: QuotedOption) => "text" !== option?.kind;', decided],
  [
    'backend/orders',
    'export const is = ({ kind }: { kind: QuotedOption["kind"] | null }) => kind !== "text";',
    decided,
  ],
  [
    'src/ui/cart',
    'export const of = ({ kind }: QuotedOption) => { switch (kind) { case "text": return 1; default: return 2; } };',
    decided,
  ],
];

const allowed: readonly (readonly [folder: string, line: string])[] = [
  ['src/ui/cart', 'export const isMore = (a: Dong, b: Dong, n: number) => a > b && n * 2 > 4 && a !== b;'],
  ['src/core/pricing', 'export const twice = (net: Dong) => net * 2;'],
  ['src/core/cart', 'export const use = async () => { await orders.load(id); return orders.load(id); };'],
  ['src/core/cart', 'export const use = () => { let flight; flight ??= orders.load(id); return flight; };'],
  ['src/core/cart', 'export const use = (flights: Map<string, Promise<void>>) => !flights.get("a");'],
  ['src/core/cart', 'export const use = () => orders.load(id).finally(() => orders.load(id));'],
  ['src/ui/cart', 'export const B = () => <button type="button" onClick={() => void orders.load(id)} />;'],
  ['src/ui/cart', 'export const use = () => { void orders.load(id).then(() => 1, () => 2); };'],
  ['src/core/cart', 'export const of = (all: readonly string[], at: number, text: string) => all[at] ?? text[at];'],
  ['src/core/cart', 'export const of = (all: { a: 1; b: 2 }, key: "a" | "b") => all[key];'],
  ['src/core/cart', 'export const of = (m: Record<string, 1>, k: string) => Object.hasOwn(m, k) ? m[k] : 0;'],
  ['src/ui/cart', 'export const of = (all: Record<string, number>, name: string) => all[name];'],
  ['src/core/cart', 'export const is = ({ kind }: QuotedOption) => optionKinds[kind].isMultiple;'],
  ['src/core/cart', 'export const is = (a: QuotedOption, b: QuotedOption) => a.kind === b.kind;'],
  ['src/core/cart', 'export const is = (a: { kind: "a" } | { kind: "b" } | { kind: "text" }) => a.kind === "text";'],
  [
    'src/ui/cart',
    'export const of = ({ kind }: QuotedOption): number => { switch (kind) { case "text": return 1; case "select-one": return 2; case "select-multi": return 3; } };',
  ],
];

/** What the rules say of each line, in a folder that has these sources only and imports those of the shop. */
const sentencesOf = (lines: readonly (readonly [folder: string, line: string, ...RegExp[]])[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const { imports } = readJson('package.json') as { readonly imports: Readonly<Record<string, string>> };
  const { compilerOptions } = readJson('tsconfig.base.json') as { readonly compilerOptions: object };
  const paths = Object.fromEntries(Object.entries(imports).map(([name, to]) => [name, [join(root, to)]]));
  const pathOf = (at: number) => `${lines[at]?.[0]}/sample-${at}.tsx`;
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const options = { ...compilerOptions, lib: ['ES2023', 'DOM'], types: ['node'], jsx: 'react-jsx', paths };
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['src', 'backend'] }));
    for (const [at, [, line]] of lines.entries())
      write(
        pathOf(at),
        [
          "import { rm } from 'node:fs/promises';",
          "import { eq } from 'drizzle-orm';",
          "import { domainHolds } from '#backend/orders/lines/hold-schema.ts';",
          "import type { Database } from '#backend/platform/database/database.ts';",
          "import { optionKinds, type QuotedOption } from '#core/pricing/quoted-product.ts';",
          "import type { OrderGateway } from '#core/orders/order-gateway.port.ts';",
          "import type { CartPointer } from '#core/session/cart-pointer.port.ts';",
          "import { type Dong, dong } from '#core/shared/dong.ts';",
          "import type { OrderId } from '#core/shared/ids.ts';",
          'declare const orders: OrderGateway, carts: CartPointer, id: OrderId;',
          line,
        ].join('\n'),
      );
    const found = brokenRules(folder, ['.'], rules);
    return lines.map((_, at) => found.filter((each) => each.startsWith(`${pathOf(at)}:11 `)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('sources keep the rules that need their types', () => {
  test('every source computes with money in src/core/pricing only, drops no promise and decides by tables', () => {
    expect(layers.length).toBeGreaterThan(6);
    expect(brokenRules(root, layers, rules)).toEqual([]);
  });

  const sentences = sentencesOf([...refused, ...allowed]);

  test.each(refused.map((each, at) => [...each, at] as const))(
    'in %s «%s» is refused',
    (_folder, _line, sentence, at) => {
      expect(sentences[at]?.join('\n')).toMatch(sentence);
    },
  );

  test.each(allowed.map((each, at) => [...each, at] as const))('in %s «%s» is allowed', (_folder, _line, at) => {
    expect(sentences[refused.length + at]).toEqual([]);
  });
});
